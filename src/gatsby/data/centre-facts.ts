import type { CreateSchemaCustomizationArgs } from "gatsby";
import { addressFactsOf, type CentreFacts, factsOf, namesFact } from "../../content/centre-facts";
import { fill, fillAddresses } from "../../content/fill-placeholders";
import type { Centre } from "../../content/kinds/site";
import { escapeHtml } from "../../domain/html";
import type { ResolverContext } from "./resolver-types";

/** The facts, if a text names any: a query makes Gatsby render its page anew when the centre changes. */
async function factsFor(
  text: string,
  { nodeModel }: ResolverContext,
): Promise<CentreFacts | undefined> {
  if (!namesFact(text)) return undefined;
  const centre = await nodeModel.findOne<Centre>({ type: "Centre", query: {} });
  return centre ? factsOf(centre) : undefined;
}

/**
 * Replaces the placeholders of a text, such as `{telefon}`, with facts of `content/site/centre.yml`.
 */
export async function fillFacts(text: string, context: ResolverContext): Promise<string> {
  const facts = await factsFor(text, context);
  return facts ? fill(text, facts) : text;
}

/** Replaces the placeholders of HTML, also in the addresses of links. */
export async function fillFactsInHtml(html: string, context: ResolverContext): Promise<string> {
  const facts = await factsFor(html, context);
  if (!facts) return html;
  const escaped = Object.entries(facts).map(([name, fact]) => [name, escapeHtml(fact)]);
  return fill(fillAddresses(html, addressFactsOf(facts)), Object.fromEntries(escaped));
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
