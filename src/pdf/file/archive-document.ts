import { deflateSync } from 'node:zlib'
import { CompactDocument } from './compact-document.ts'
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

/** The mark and a logo may be translucent; this names the colour space in which a page is mixed (ISO 19005-3, 6.2.10). */
const group = { Type: 'Group', S: 'Transparency', CS: 'DeviceRGB' }

/** An archive file by ISO 19005-3 (PDF/A-3b) and, where it is tagged, an accessible one by ISO 14289-1 (PDF/UA-1), written by pdfkit. */
export class ArchiveDocument extends CompactDocument {
  readonly #description: Description
  readonly #tagged: boolean

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

  /** pdfkit turns each page upside down, to count from its top; the content here counts as PDF does. */
  override transform(): this {
    return this
  }

  /** Writes the content of the current page, with what it uses by the names under which it finds it. */
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

  /** pdfkit's own does not escape the title. */
  override _addInfo(): void {
    this.appendXML(xmpOf(this.#description, { tagged: this.#tagged }))
  }

  override end(): void {
    this._root.data.OutputIntents = [this.#outputIntent()]
    super.end()
  }

  /** Which red is meant by red: that of sRGB (ISO 19005-3, 6.2.3). */
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
