import type { CreateSchemaCustomizationArgs } from "gatsby";
import { factsOf } from "../../content/centre-facts";
import { downloadsFolder } from "../../content/download-rules";
import { fill } from "../../content/fill-placeholders";
import type { Centre } from "../../content/kinds/site";
import type { TextContext } from "../../rendering/texts";
import type { ResolverContext } from "./resolver-types";

interface File {
  readonly base: string;
  readonly size: number;
}

async function centreFacts({ nodeModel }: ResolverContext): Promise<TextContext["facts"]> {
  const centre = await nodeModel.findOne<Centre>({ type: "Centre", query: {} });
  if (!centre) throw new Error("content/site/centre.yml is missing.");
  return factsOf(centre);
}

/** What texts are filled with. The queries make Gatsby render a page anew when that changes. */
export async function textContext(
  context: ResolverContext,
  basePath: string,
): Promise<TextContext> {
  const filter = {
    sourceInstanceName: { eq: "content" },
    relativeDirectory: { eq: downloadsFolder },
  };
  const { nodeModel } = context;
  const { entries } = await nodeModel.findAll<File>({ type: "File", query: { filter } });
  const downloads = new Map([...entries].map(({ base, size }) => [base, size]));
  return { facts: await centreFacts(context), downloads, basePath };
}

interface ExtensionContext extends ResolverContext {
  readonly defaultFieldResolver: (...args: readonly unknown[]) => unknown;
}

/** Declares `@withFacts` (`sdl.ts`): facts are filled in by queries, so live editing shows new ones. */
export function declareWithFacts({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: "withFacts",
    extend: () => ({
      async resolve(source: unknown, args: unknown, context: ExtensionContext, info: unknown) {
        const value = await context.defaultFieldResolver(source, args, context, info);
        return typeof value === "string" ? fill(value, await centreFacts(context)) : value;
      },
    }),
  });
}
