import type { Node } from "gatsby";
import type { ObjectTypeComposerFieldConfigAsObjectDefinition } from "graphql-compose";

/** What resolvers use of the context, which Gatsby does not type. */
export interface ResolverContext {
  readonly nodeModel: {
    getNodeById(query: { id: string }): Node | null;
    findOne(query: { type: string; query: object }): Promise<Node | null>;
    findAll<Found>(query: {
      type: string;
      query: object;
    }): Promise<{ readonly entries: Iterable<Found> }>;
  };
}

/** A field that is made when a page asks for it; `Source` is what it belongs to. */
export type Field<Source = Node> = ObjectTypeComposerFieldConfigAsObjectDefinition<
  Source,
  ResolverContext
>;
