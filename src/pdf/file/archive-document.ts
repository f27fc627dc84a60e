import { deflateSync } from 'node:zlib'
import { CompactDocument } from './compact-document.ts'
import { embedFiles, type FilesOfDocument } from './embedded-files.ts'
import type { AttachedEInvoice } from './factur-x.ts'
import { type PdfDictionary, type PdfReference, text } from './pdfkit.ts'
import { srgbProfile } from './srgb-profile.ts'
import { type Description, producer, xmlText, xmpOf } from './xmp.ts'

export interface DocumentDescription extends Description {
  /** BCP 47 */
  language: string
  width: number
  height: number
}

const profile = deflateSync(srgbProfile())

/**
 * The watermark and a logo may be translucent; this sets the blending colour space of a page (ISO 19005-3,
 * 6.2.10).
 */
const group = { Type: 'Group', S: 'Transparency', CS: 'DeviceRGB' }

/** A PDF/A-3b file (ISO 19005-3) and, if tagged, a PDF/UA-1 file (ISO 14289-1), written by pdfkit. */
export class ArchiveDocument extends CompactDocument {
  readonly #description: Description
  readonly #tagged: boolean
  #attachment: AttachedEInvoice | undefined

  constructor(
    { title, number, date, language, width, height }: DocumentDescription,
    { compress, tagged }: { compress: boolean; tagged: boolean },
  ) {
    const description = { title: xmlText(title), number: xmlText(number), date }
    super({
      pdfVersion: '1.7',
      compress,
      size: [width, height],
      margin: 0,
      font: null,
      autoFirstPage: false,
      tagged,
      lang: language,
      displayTitle: true,
      info: {
        Title: description.title,
        Producer: producer,
        Creator: producer,
        CreationDate: date,
        ModDate: date,
      },
    })
    this.#description = description
    this.#tagged = tagged
  }

  /** pdfkit flips the y axis of each page; the content here uses PDF coordinates. */
  override transform(): this {
    return this
  }

  /** Writes the content of the current page and the resources that it refers to by name. */
  writePage(
    content: string,
    { fonts, xobjects }: Record<'fonts' | 'xobjects', Record<string, PdfReference>>,
  ): void {
    const { page } = this
    page.dictionary.data.Group = group
    Object.assign(page.fonts, fonts)
    Object.assign(page.xobjects, xobjects)
    this.writeTo(page.content, Buffer.from(`${content}\n`, 'latin1'))
  }

  /** Embeds all files of the document, at most one of them an XML invoice. */
  attach(files: FilesOfDocument): void {
    embedFiles(this, files, this.#description.date)
    this.#attachment = files.eInvoice
  }

  /** Overridden because pdfkit does not escape the title. */
  override _addInfo(): void {
    this.appendXML(xmpOf(this.#description, { tagged: this.#tagged, attachment: this.#attachment }))
  }

  override end(): void {
    this._root.data.OutputIntents = [this.#outputIntent()]
    super.end()
  }

  /** The output intent: colours are sRGB (ISO 19005-3, 6.2.3). */
  #outputIntent(): PdfDictionary {
    return {
      Type: 'OutputIntent',
      S: 'GTS_PDFA1',
      OutputConditionIdentifier: text('sRGB'),
      Info: text('sRGB IEC61966-2.1'),
      DestOutputProfile: this.addStream({ N: 3, Filter: 'FlateDecode' }, profile),
    }
  }
}
