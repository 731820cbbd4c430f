import { type ContentField, getFieldAt } from "../content/describe-field";
import { kindDescriptions, type RuleName } from "../content/field-kinds";
import type { FieldPath } from "../content/parse-content-file";
import { countryBounds } from "../content/schemas/site";
import { groupBy } from "../domain/group-by";
import { type ContentFile, getValue, toFieldProblem } from "./content-file";
import type { Message, Problem } from "./problem";

/** The message for each broken rule of a group, which may name the values of its fields. */
const ruleMessages: Readonly<Record<RuleName, (value: (field: string) => unknown) => Message>> = {
  hours: (value) => ({
    what: `Vrijeme otvaranja mora biti prije vremena zatvaranja. Upisano je: ${value("opens")} do ${value("closes")}.`,
    fix: "Ispravite ono koje je pogrešno.",
  }),
  dates: (value) => ({
    what: `Posljednji dan (${value("to")}) je prije prvog (${value("from")}).`,
    fix: "Ispravite datum koji je pogrešan. Provjerite i godinu. Ako je riječ o samo jednom danu, posljednji dan ne treba.",
  }),
  days: (value) => ({
    what: `Posljednji dan (${value("to")}) je u sedmici prije prvog (${value("from")}).`,
    fix: "Sedmica počinje ponedjeljkom. Upišite prvo raniji dan, a ako radno vrijeme vrijedi samo za jedan dan, posljednji ne treba.",
  }),
  map: (value) => ({
    what: `Tačka na mapi je izvan Bosne i Hercegovine. Upisano je: ${value("lat")}, ${value("lng")}.`,
    fix: `Provjerite da geografska širina i dužina nisu zamijenjene. Širina treba biti od ${countryBounds.lat.join(" do ")}, a dužina od ${countryBounds.lng.join(" do ")}.`,
  }),
  moments: () => ({
    what: "Trenuci dana ne stoje redom: svaki mora početi poslije onog iznad njega.",
    fix: "Premjestite trenutak koji ne stoji gdje treba, ili ispravite njegovo vrijeme.",
  }),
  highlight: (value) => ({
    what: `Istaknutih riječi „${value("highlight")}” nema u naslovu.`,
    fix: "Prepišite u ovo polje riječi iz naslova, slovo po slovo.",
  }),
};

function formatValue(value: unknown): string {
  if (typeof value === "string" && value.trim()) return `„${value}”`;
  if (Array.isArray(value)) return `lista, broj stavki: ${value.length}`;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return value && typeof value === "object" ? "grupa polja" : "ništa";
}

/** Return what a field expects: its choices, or else its kind, its hint and an example. */
function formatExpected({ kind, choices, hint = "", example }: ContentField): string {
  if (choices) return `Očekuje se jedno od ovoga: ${choices.join(", ")}.`;
  const sentences = [
    `Očekuje se: ${kindDescriptions[kind]}.`,
    hint,
    example ? `Primjer: ${example}` : "",
  ];
  return sentences.filter(Boolean).join(" ");
}

function explainInvalidValue({ collection, data }: ContentFile, path: FieldPath): Message {
  const field = getFieldAt(collection.schema, path);
  const value = getValue(data, path);
  // YAML reads 2027 as a number. The editor writes quotation marks itself.
  const isUnquotedScalar = typeof value === "number" || typeof value === "boolean";
  const isUnquoted = isUnquotedScalar && field?.schema.safeParse(String(value)).success;
  const fix = field ? formatExpected(field) : "Uporedite ga s drugom datotekom iste vrste.";
  return {
    what: `U polju „${field?.label ?? path.join(".")}” ne stoji ono što se očekuje. Upisano je: ${formatValue(value)}.`,
    fix: isUnquoted ? `Stavite to pod navodnike. ${fix}` : fix,
  };
}

/** Return why the fields of a file are not valid; each field is reported once. */
export function checkFields(content: ContentFile): Problem[] {
  const { data, validation } = content;
  const issues = validation.error?.issues ?? [];
  // The path of an unknown key is that of its group, which may have issues of its own.
  const groups = [
    ...groupBy(issues, ({ path, code }) => `${code === "unrecognized_keys"} ${path}`),
  ];
  return groups.flatMap(([, [issue]]) => {
    if (!issue) return [];
    const { path } = issue;
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) =>
        toFieldProblem(content, [...path, key], {
          what: `Polje „${key}” nije poznato.`,
          fix: "Uporedite njegov naziv i razmake ispred njega s drugom datotekom iste vrste, ili obrišite taj red.",
        }),
      );
    const sibling = (other: string) => getValue(data, [...path.slice(0, -1), other]);
    const ruleMessage =
      issue.code === "custom" ? ruleMessages[issue.params?.rule as RuleName] : undefined;
    return toFieldProblem(
      content,
      path,
      ruleMessage?.(sibling) ?? explainInvalidValue(content, path),
    );
  });
}
