import type { Readable } from 'node:stream'
import Document from 'pdfkit'

/**
 * Values that pdfkit converts to PDF syntax: a string becomes a name, a `String` object a text string, a
 * `Uint8Array` a hexadecimal string, a `Date` a date.
 */
export type PdfValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | Date
  | Uint8Array
  | PdfReference
  | PdfSyntax
  | readonly PdfValue[]
  | PdfDictionary

export interface PdfDictionary {
  [key: string]: PdfValue
}

/** An indirect object. It is written when it ends, with its data at that time. */
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
  /** key of the page in the parent tree; the first access adds an empty entry */
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
  addNamedEmbeddedFile(name: string, specification: PdfReference): void
  getStructTreeRoot(): PdfReference
  getStructParentTree(): { limits: boolean; add(key: number, value: PdfReference): void }
  transform(...matrix: number[]): this
  end(): void
  _root: PdfReference
  _info: PdfReference
  /** bytes written so far */
  _offset: number
  /** index: object id minus 1 */
  _offsets: (number | null)[]
  _addInfo(): void
  _write(part: string | Uint8Array): void
  _refEnd(reference: PdfReference): void
  _finalize(): void
}

/** pdfkit with the types of 0.20: `@types/pdfkit` describes 0.17 and lacks what subclasses need. */
export const PDFDocument = Document as unknown as new (options: DocumentOptions) => PdfkitDocument

/** A value that is PDF syntax already: pdfkit writes objects of unknown classes by calling `toString`. */
export class PdfSyntax {
  readonly #syntax: string

  constructor(syntax: string) {
    this.#syntax = syntax
  }

  // without a tag pdfkit would write it as a dictionary
  get [Symbol.toStringTag](): string {
    return 'PdfSyntax'
  }

  toString(): string {
    return this.#syntax
  }
}

/** Makes a text string, as opposed to a name. */
export const text = (value: string): string => Object(value)
