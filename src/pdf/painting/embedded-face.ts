import type { GlyphRun } from '#render/model/shaper.ts'
import type { ArchiveDocument } from '../file/archive-document.ts'
import { type PdfReference, text } from '../file/pdfkit.ts'
import { type FaceCodes, FaceCodesCache, thousandths } from './face-codes.ts'

/** A face embedded in one document. */
export class EmbeddedFace {
  readonly name: string
  readonly reference: PdfReference
  readonly #codes: FaceCodes

  constructor(codes: FaceCodes, name: string, reference: PdfReference) {
    this.name = name
    this.reference = reference
    this.#codes = codes
  }

  encode(run: GlyphRun): string {
    return this.#codes.encode(run)
  }

  /**
   * Writes the font as a composite font with TrueType outlines (ISO 32000-1, 9.7); codes are glyph ids of the
   * subset.
   */
  end(document: ArchiveDocument): void {
    const { unitsPerEm, metrics, bounds } = this.#codes.face
    const { name, file, widths, toUnicode } = this.#codes.program()
    const symbolic = 4
    const descriptor = document.ref({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: symbolic,
      FontBBox: bounds.map(bound => thousandths(bound, unitsPerEm)),
      ItalicAngle: 0,
      Ascent: Math.round(metrics.ascent * 1000),
      Descent: Math.round(-metrics.descent * 1000),
      CapHeight: Math.round(metrics.capHeight * 1000),
      StemV: 0,
      FontFile2: document.addStream({ Length1: file.length }, file),
    })
    descriptor.end()
    const descendant = document.ref({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      CIDSystemInfo: { Registry: text('Adobe'), Ordering: text('Identity'), Supplement: 0 },
      FontDescriptor: descriptor,
      CIDToGIDMap: 'Identity',
      W: [0, widths],
    })
    descendant.end()
    this.reference.data = {
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: document.addStream({}, toUnicode),
    }
    this.reference.end()
  }
}

/** The faces of one document, in the order of first use. */
export class EmbeddedFaces {
  readonly #document: ArchiveDocument
  readonly #codes: FaceCodesCache
  readonly #faces = new Map<string, EmbeddedFace>()

  constructor(document: ArchiveDocument, codes = new FaceCodesCache()) {
    this.#document = document
    this.#codes = codes
  }

  of(id: string): EmbeddedFace {
    let face = this.#faces.get(id)
    if (!face) {
      face = new EmbeddedFace(this.#codes.of(id), `F${this.#faces.size + 1}`, this.#document.ref())
      this.#faces.set(id, face)
    }
    return face
  }

  /** Returns the references of all faces used so far, by name. */
  references(): Record<string, PdfReference> {
    return Object.fromEntries([...this.#faces.values()].map(({ name, reference }) => [name, reference]))
  }

  end(): void {
    for (const face of this.#faces.values()) face.end(this.#document)
  }
}
