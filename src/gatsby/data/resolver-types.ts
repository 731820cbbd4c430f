import type { Node } from "gatsby";

/** The part of a resolver's context that is used here, which Gatsby does not type. */
export interface ResolverContext {
  readonly nodeModel: {
    getNodeById(query: { id: string }): Node | null;
    findOne<Found = Node>(query: { type: string; query: object }): Promise<Found | null>;
    findAll<Found>(query: {
      type: string;
      query: object;
    }): Promise<{ readonly entries: Iterable<Found> }>;
  };
}

/** A GraphQL field with a resolver. `Source` is the object it belongs to. */
export interface FieldResolver<Source> {
  readonly type: string;
  resolve(source: Source, args: unknown, context: ResolverContext): Promise<unknown>;
}
