import type { Component, Element } from 'react'

export declare const Document: Component<{ title: string }>
export declare const Page: Component<{ size: string; style: object }>
export declare const View: Component<{ style?: object; fixed?: boolean; wrap?: boolean }>
export declare const Text: Component<{
  style?: object
  render?: (page: { pageNumber: number; totalPages: number }) => string
}>
export declare const Font: {
  register(family: { family: string; fonts: readonly { src: string; fontWeight: number }[] }): void
  registerHyphenationCallback(callback: (word: string) => string[]): void
}
export declare const StyleSheet: { create<T extends Record<string, object>>(styles: T): T }
export declare function renderToBuffer(document: Element): Promise<Buffer>
