/** Content as components get it. GraphQL says null of a field that a file leaves out. */
export type Published<Content> = Content extends readonly (infer Item)[]
  ? readonly Published<Item>[]
  : Content extends object
    ? { readonly [Field in keyof Content]: Published<Content[Field]> | OrNull<Content[Field]> }
    : Content;

type OrNull<Field> = undefined extends Field ? null : never;
