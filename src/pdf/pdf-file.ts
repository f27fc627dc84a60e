import { createHash } from 'node:crypto'
import PDFDocument from 'pdfkit'

/** An object of the file under construction. */
export type PdfObject = ReturnType<PDFKit.PDFDocument['ref']>

export interface FileDescription {
  title: string
  language: string
  /** the file's date; nothing here reads the clock */
  date: Date
  width: number
  height: number
  compress: boolean
}

/**
 * A PDF file as objects, pages and streams. pdfkit numbers and writes them; what stands on the pages comes as
 * ready content. Two files of the same content are the same bytes.
 */
export class PdfFile extends PDFDocument {
  /** begins while pdfkit's constructor writes the header, before any initialiser of this class would run */
  declare private chunks: Uint8Array[] | undefined
  readonly #digest = createHash('md5')
  readonly #size: [number, number]

  constructor({ title, language, date, width, height, compress }: FileDescription) {
    super({
      autoFirstPage: false,
      compress,
      // no standard font: all fonts are embedded
      font: '',
      lang: language,
      displayTitle: true,
      pdfVersion: '1.7',
      info: { Title: title, Producer: 'Billwright', Creator: 'Billwright', CreationDate: date },
    })
    this.#size = [width, height]
    this.#digest.update(title)
  }

  /** Takes the bytes straight from pdfkit; its stream would only pass them on later. */
  override push(chunk: Uint8Array | null): boolean {
    this.chunks ??= []
    if (chunk !== null) this.chunks.push(chunk)
    return true
  }

  /** One page, whose content comes in one piece. Its coordinates are points from the top left, y downwards. */
  addContentPage(content: string, resources: PageResources): void {
    this.addPage({ size: this.#size, margin: 0 })
    Object.assign(this.page.fonts, resources.fonts)
    if (Object.keys(resources.pictures).length > 0) Object.assign(this.page.xobjects, resources.pictures)
    const bytes = Buffer.from(content, 'latin1')
    this.#digest.update(bytes)
    this.page.write(bytes)
  }

  addStream(data: Record<string, unknown>, bytes: Uint8Array): PdfObject {
    const object = this.ref(data)
    object.end(bytes)
    return object
  }

  addObject(data: Record<string, unknown>): PdfObject {
    const object = this.ref(data)
    object.end(undefined)
    return object
  }

  /** Writes what is open; every object must have ended. */
  finish(): Uint8Array<ArrayBuffer> {
    // the file's identifier tells two versions apart (ISO 32000-1, 14.4), so it follows from the content
    Object.assign(this, { _id: new Uint8Array(this.#digest.digest()) })
    this.end()
    return new Uint8Array(Buffer.concat(this.chunks ?? []))
  }
}

export interface PageResources {
  fonts: Record<string, PdfObject>
  pictures: Record<string, PdfObject>
}

/** A text string object: pdfkit writes a String object as text and a plain string as a name. */
export function pdfText(text: string): unknown {
  return Object(text)
}
