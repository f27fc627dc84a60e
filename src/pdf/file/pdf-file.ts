import { ObjectWriter } from './object-writer.ts'
import { outputIntent } from './output-intent.ts'
import { array, dateText, dictionary, type Ref, text } from './pdf-syntax.ts'
import { type Description, producer, writable, xmpOf } from './xmp.ts'

export interface FileDescription extends Description {
  /** BCP 47 */
  language: string
  width: number
  height: number
}

/** What the pages use, by the names under which their content finds it. */
export interface PageResources {
  fonts: Readonly<Record<string, Ref>>
  pictures: Readonly<Record<string, Ref>>
}

/** A PDF file as pages and what they share; an archive file by ISO 19005-3 (PDF/A-3b). */
export class PdfFile {
  readonly objects: ObjectWriter
  readonly #description: FileDescription
  readonly #pageTree: Ref
  readonly #resources: Ref
  readonly #pages: Ref[] = []

  constructor(description: FileDescription, { compress }: { compress: boolean }) {
    this.objects = new ObjectWriter({ compress })
    const { title, number } = description
    this.#description = { ...description, title: writable(title), number: writable(number) }
    this.#pageTree = this.objects.reserve()
    this.#resources = this.objects.reserve()
  }

  /** Pages come in the order in which they are reserved. */
  reservePage(): Ref {
    const page = this.objects.reserve()
    this.#pages.push(page)
    return page
  }

  /** `structParents` is the page's key in the structure's parent tree; `null` in a file without. */
  writePage(page: Ref, content: string, structParents: number | null): void {
    const contents = this.objects.addStream({}, Buffer.from(content, 'latin1'))
    const entries = { Type: '/Page', Parent: this.#pageTree, Contents: contents, Group: group }
    const tagged = structParents === null ? {} : { StructParents: structParents, Tabs: '/S' }
    this.objects.add(dictionary({ ...entries, ...tagged }), page)
  }

  /** Writes what all pages share, and ends the file. */
  finish({ fonts, pictures }: PageResources, structureTree: Ref | null): Uint8Array<ArrayBuffer> {
    const { objects } = this
    const { width, height, language } = this.#description
    objects.add(
      dictionary({
        Font: dictionary(fonts),
        XObject: Object.keys(pictures).length > 0 ? dictionary(pictures) : null,
      }),
      this.#resources,
    )
    // whoever receives the file can count its pages without a PDF library
    objects.addPlain(
      dictionary({
        Type: '/Pages',
        Kids: array(this.#pages),
        Count: this.#pages.length,
        MediaBox: array([0, 0, width, height]),
        Resources: this.#resources,
      }),
      this.#pageTree,
    )
    const catalog = objects.add(
      dictionary({
        Type: '/Catalog',
        Pages: this.#pageTree,
        Lang: text(language),
        ViewerPreferences: '<</DisplayDocTitle true>>',
        MarkInfo: structureTree && '<</Marked true>>',
        StructTreeRoot: structureTree,
        // so that it is found without unpacking anything
        Metadata: objects.addPlainStream(
          { Type: '/Metadata', Subtype: '/XML' },
          Buffer.from(xmpOf(this.#description)),
        ),
        OutputIntents: array([outputIntent(objects)]),
      }),
    )
    return objects.finish({ Root: catalog, Info: this.#addInfo() })
  }

  #addInfo(): Ref {
    const { title, date } = this.#description
    const at = dateText(date)
    return this.objects.add(
      dictionary({
        Title: text(title),
        Producer: text(producer),
        Creator: text(producer),
        CreationDate: at,
        ModDate: at,
      }),
    )
  }
}

/** The mark and a logo may be translucent; this says in which colours the page is mixed (ISO 19005-3, 6.2.10). */
const group = '<</Type/Group/S/Transparency/CS/DeviceRGB>>'
