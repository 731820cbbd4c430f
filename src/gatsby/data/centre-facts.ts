import type { CreateSchemaCustomizationArgs } from "gatsby";
import { factsOf, namesFact } from "../../content/centre-facts";
import { fill } from "../../content/fill-placeholders";
import type { Centre } from "../../content/kinds/site";
import type { ResolverContext } from "./resolver-types";

/**
 * Replaces the placeholders of a text, such as `{telefon}`, with facts of `content/site/centre.yml`.
 * @param write formats a fact; for HTML it must escape it
 */
export async function fillFacts(
  text: string,
  { nodeModel }: ResolverContext,
  write = (fact: string) => fact,
): Promise<string> {
  if (!namesFact(text)) return text;
  const centre = await nodeModel.findOne({ type: "Centre", query: {} });
  if (!centre) return text;
  const facts = Object.entries(factsOf(centre as unknown as Centre));
  return fill(text, Object.fromEntries(facts.map(([name, fact]) => [name, write(fact)])));
}

interface ExtensionContext extends ResolverContext {
  readonly defaultFieldResolver: (...args: readonly unknown[]) => unknown;
}

/**
 * Declares the GraphQL directive `@withFacts` of text fields (`sdl.ts`). Facts are filled in when a field
 * is queried, so that live editing shows a new address everywhere at once.
 */
export function declareWithFacts({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: "withFacts",
    extend: () => ({
      async resolve(source: unknown, args: unknown, context: ExtensionContext, info: unknown) {
        const value = await context.defaultFieldResolver(source, args, context, info);
        return typeof value === "string" ? fillFacts(value, context) : value;
      },
    }),
  });
}
