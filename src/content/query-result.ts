/** Content as a GraphQL query returns it: an optional field that the file leaves out is null. */
export type QueryResult<Content> = Content extends readonly (infer Item)[]
  ? readonly QueryResult<Item>[]
  : Content extends object
    ? {
        readonly [Field in keyof Content]:
          | QueryResult<Content[Field]>
          | NullIfOptional<Content[Field]>;
      }
    : Content;

type NullIfOptional<Field> = undefined extends Field ? null : never;
