/** Opaque values of react and its renderer. */
export interface Element {
  readonly $$typeof: symbol
}
export type Component<P> = (props: P) => Element
export declare function createElement<P>(
  component: Component<P>,
  props: P,
  ...children: (Element | string)[]
): Element
