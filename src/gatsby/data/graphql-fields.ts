import {
  type ContentField,
  type GroupField,
  listDataFields,
  type ValueField,
} from "../../content/describe-field";
import { contentTypes } from "../../site";

interface GraphqlValue {
  /** Their type: `String`, `[HomePageFacts!]`. */
  readonly type: string;
  /** The selection of their fields in queries; empty for scalars. */
  readonly selectionSet: string;
  /** Whether they are ids of nodes. */
  readonly isNodeReference?: boolean;
  /** The definitions of the object types in them. */
  readonly definitions?: readonly string[];
}

const toScalar = (type: string): GraphqlValue => ({ type, selectionSet: "" });

/** The kinds of values that are not strings. */
const values: Partial<Readonly<Record<ValueField["kind"], GraphqlValue>>> = {
  number: toScalar("Float"),
  integer: toScalar("Int"),
  order: toScalar("Int"),
  photo: { type: "File", selectionSet: " { ...PhotoFile }", isNodeReference: true },
  galleryPhoto: {
    type: contentTypes.photo,
    selectionSet: " { ...PhotoInGrid }",
    isNodeReference: true,
  },
};

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function toGraphqlValue(field: ContentField, typeName: string): GraphqlValue {
  switch (field.kind) {
    case "group":
    case "point":
    case "selection":
      return toGraphqlObject(field, typeName);
    case "list": {
      const item = toGraphqlValue(field.item, typeName);
      return { ...item, type: `[${item.type}${field.item.isOptional ? "" : "!"}]` };
    }
    default:
      return values[field.kind] ?? toScalar("String");
  }
}

/**
 * Describe a group as a GraphQL type, and each group in it: the field `memories` of `HomePage` has the type
 * `HomePageMemories`.
 * @param options what follows the name of the type, and definitions of fields that the group does not have
 */
export function toGraphqlObject(
  group: GroupField,
  type: string,
  { suffix = "", added = [] }: { suffix?: string; added?: readonly string[] } = {},
) {
  const fields = listDataFields(group).map(([name, field]) => ({
    name,
    ...toGraphqlValue(field, type + capitalize(name)),
    isOptional: field.isOptional,
  }));
  const isSelection = group.kind === "selection";
  const lines = [
    ...fields.map(
      ({ name, type, isOptional, isNodeReference }) =>
        `${name}: ${type}${isOptional ? "" : "!"}${isNodeReference ? " @link" : ""}`,
    ),
    ...(isSelection ? [`selected: [${contentTypes.photo}!]! @link`] : []),
    ...added,
  ];
  const selected = [
    ...fields.map(({ name, selectionSet }) => name + selectionSet),
    ...(isSelection ? ["selected { ...PhotoInGrid }"] : []),
  ];
  return {
    type,
    selectionSet: ` { ${selected.join(" ")} }`,
    definitions: [
      ...fields.flatMap(({ definitions = [] }) => definitions),
      `type ${type}${suffix} @dontInfer {\n  ${lines.join("\n  ")}\n}`,
    ],
  };
}
