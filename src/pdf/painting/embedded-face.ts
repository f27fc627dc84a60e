import type { GlyphRun } from '#render/shaper.ts'
import type { ObjectWriter } from '../file/object-writer.ts'
import { array, dictionary, type Ref, text } from '../file/pdf-syntax.ts'
import { CodesOfFaces, type FaceCodes, thousandths } from './face-codes.ts'

/** A face as one document embeds it. */
export class EmbeddedFace {
  readonly name: string
  readonly ref: Ref
  readonly #codes: FaceCodes

  constructor(codes: FaceCodes, name: string, ref: Ref) {
    this.name = name
    this.ref = ref
    this.#codes = codes
  }

  encode(run: GlyphRun): string {
    return this.#codes.encode(run)
  }

  /** Writes the font (ISO 32000-1, 9.7: a composite font of TrueType outlines, codes being places in the subset). */
  end(objects: ObjectWriter): void {
    const { unitsPerEm, metrics, bounds } = this.#codes.face
    const { name, file, widths, toUnicode } = this.#codes.program()
    const symbolic = 4
    const descriptor = objects.add(
      dictionary({
        Type: '/FontDescriptor',
        FontName: name,
        Flags: symbolic,
        FontBBox: array(bounds.map(bound => thousandths(bound, unitsPerEm))),
        ItalicAngle: 0,
        Ascent: Math.round(metrics.ascent * 1000),
        Descent: Math.round(-metrics.descent * 1000),
        CapHeight: Math.round(metrics.capHeight * 1000),
        StemV: 0,
        FontFile2: objects.addStream({ Length1: file.length }, file),
      }),
    )
    const descendant = objects.add(
      dictionary({
        Type: '/Font',
        Subtype: '/CIDFontType2',
        BaseFont: name,
        CIDSystemInfo: dictionary({ Registry: text('Adobe'), Ordering: text('Identity'), Supplement: 0 }),
        FontDescriptor: descriptor,
        CIDToGIDMap: '/Identity',
        W: array([0, array(widths)]),
      }),
    )
    objects.add(
      dictionary({
        Type: '/Font',
        Subtype: '/Type0',
        BaseFont: name,
        Encoding: '/Identity-H',
        DescendantFonts: array([descendant]),
        ToUnicode: objects.addStream({}, toUnicode),
      }),
      this.ref,
    )
  }
}

/** The faces of one document, by the order in which it first uses them. */
export class EmbeddedFaces {
  readonly #objects: ObjectWriter
  readonly #codes: CodesOfFaces
  readonly #faces = new Map<string, EmbeddedFace>()

  constructor(objects: ObjectWriter, codes = new CodesOfFaces()) {
    this.#objects = objects
    this.#codes = codes
  }

  of(id: string): EmbeddedFace {
    let face = this.#faces.get(id)
    if (!face) {
      face = new EmbeddedFace(this.#codes.of(id), `F${this.#faces.size + 1}`, this.#objects.reserve())
      this.#faces.set(id, face)
    }
    return face
  }

  /** All that were used so far, by name. */
  refs(): Record<string, Ref> {
    return Object.fromEntries([...this.#faces.values()].map(({ name, ref }) => [name, ref]))
  }

  end(): void {
    for (const face of this.#faces.values()) face.end(this.#objects)
  }
}
