import type { CreateSchemaCustomizationArgs } from "gatsby";
import { factsOf, namesFact } from "../../content/centre-facts";
import { fill } from "../../content/fill-placeholders";
import type { Centre } from "../../content/kinds/site";
import type { ResolverContext } from "./field";

/**
 * Puts the facts of `content/site/centre.yml` where a text names them.
 * @param write how a fact is written there; in HTML it has to be escaped
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
 * Declares `@withFacts`, which fields of text carry (`sdl.ts`). The facts are read when a page asks
 * for the text, so that live editing shows a new address everywhere at once.
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
