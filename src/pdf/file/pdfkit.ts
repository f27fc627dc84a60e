import type { Readable } from 'node:stream'
import Document from 'pdfkit'

/** What pdfkit converts to PDF syntax: a string is a name, a `String` object a text, a `Uint8Array` a hexadecimal string. */
export type PdfValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | string
  | Uint8Array
  | PdfReference
  | PdfSyntax
  | readonly PdfValue[]
  | PdfDictionary

export interface PdfDictionary {
  [key: string]: PdfValue
}

/** An indirect object. It is written when it ends, with what its data are by then. */
export interface PdfReference {
  readonly id: number
  get data(): PdfDictionary
  set data(data: PdfDictionary | PdfSyntax)
  compress: boolean
  write(content: Uint8Array): void
  end(): void
}

export interface PdfPage {
  readonly dictionary: PdfReference
  readonly content: PdfReference
  readonly fonts: PdfDictionary
  readonly xobjects: PdfDictionary
  /** the page's key in the parent tree, which gets an empty entry at the first call */
  readonly structParentTreeKey: number
}

export interface DocumentOptions {
  pdfVersion: '1.7'
  compress: boolean
  size: readonly [width: number, height: number]
  margin: number
  font: null
  autoFirstPage: false
  tagged: boolean
  lang: string
  displayTitle: boolean
  info: Readonly<Record<'Title' | 'Producer' | 'Creator', string>> & Record<'CreationDate' | 'ModDate', Date>
}

interface PdfkitDocument extends Readable {
  readonly page: PdfPage
  addPage(): this
  ref(data?: PdfDictionary | PdfSyntax): PdfReference
  appendXML(xml: string): void
  getStructTreeRoot(): PdfReference
  getStructParentTree(): { limits: boolean; add(key: number, value: PdfReference): void }
  transform(...matrix: number[]): this
  end(): void
  _root: PdfReference
  _info: PdfReference
  /** bytes written so far */
  _offset: number
  /** by number, from 1 */
  _offsets: (number | null)[]
  _addInfo(): void
  _write(part: string | Uint8Array): void
  _refEnd(reference: PdfReference): void
  _finalize(): void
}

/** pdfkit with the types of 0.20; `@types/pdfkit` describes 0.17 and leaves out what an extension needs. */
export const PDFDocument = Document as unknown as new (options: DocumentOptions) => PdfkitDocument

/** A value that is PDF syntax already: pdfkit writes an object of a class that it does not know as its `toString` says. */
export class PdfSyntax {
  readonly #syntax: string

  constructor(syntax: string) {
    this.#syntax = syntax
  }

  // without it pdfkit would take it for a dictionary
  get [Symbol.toStringTag](): string {
    return 'PdfSyntax'
  }

  toString(): string {
    return this.#syntax
  }
}

/** A text string, as opposed to a name. */
export const text = (value: string): string => Object(value)
