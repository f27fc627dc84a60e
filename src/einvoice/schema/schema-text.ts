/** The declarations of an XML Schema, one a line, as `scripts/einvoice-schema.mjs` writes them. */
export interface SchemaText {
  /** root element and its type */
  roots: string
  /**
   * `Type > child? other* third=Type` for a sequence of elements, with the type where it is not the usual one of the
   * element; `Type | child other` for a choice; `Type = decimal attribute!:token other:token=fixed` for text. A child `*`
   * stands for one element of any other namespace.
   */
  types: string
  /** the usual type of elements: the type, and the elements */
  elements: string
}
