import type { Glyph, GlyphRun } from '#render/shaper.ts'
import { advanceOf } from './composed-glyph.ts'
import type { Face } from './face.ts'
import { faceOf } from './face.ts'
import type { FaceId } from './face-files.ts'
import type { Letter, Setting } from './face-setting.ts'
import { LetterRun } from './letter-run.ts'
import { move } from './number.ts'
import type { ObjectWriter } from './object-writer.ts'
import { array, dictionary, type Ref, text } from './pdf-syntax.ts'
import { subsetFont } from './subset-font.ts'
import { toUnicode } from './to-unicode.ts'

/** Leaves room for the first code of every glyph a face may have. */
const mostCodes = 60_000
/** Their parts need places in the file as well; all syllables of all languages together are fewer. */
const mostComposed = 30_000

const codes: string[] = []

/** A code as two characters of a literal string (ISO 32000-1, 7.3.4.2). */
function bytesOf(code: number): string {
  codes[code] ??= byte(code >> 8) + byte(code & 0xff)
  return codes[code]
}

function byte(value: number): string {
  const character = String.fromCharCode(value)
  if (character === '\r') return String.raw`\r`
  return /[\\()]/.test(character) ? `\\${character}` : character
}

/**
 * A face as one document uses it. A code is handed out for each pair of glyph and text that it stands for, in
 * order of use, so that every glyph reads back as exactly what was written.
 */
export class EmbeddedFace {
  readonly name: string
  readonly ref: Ref
  readonly #face: Face
  readonly #glyphs: Glyph[] = [0]
  readonly #texts = ['']
  /** by glyph: the code of the first text it stood for */
  readonly #codes: number[] = []
  readonly #otherCodes = new Map<string, number>()
  /** by the place of a letter in its setting: its code as bytes */
  readonly #letters = new Map<Setting, string[]>()

  constructor(face: Face, name: string, ref: Ref) {
    this.name = name
    this.#face = face
    this.ref = ref
  }

  /** A run as the inside of strings, with its kerning between them. To remember each would cost more than it saves. */
  encode(run: GlyphRun): string {
    if (run instanceof LetterRun) return this.#encodeLetters(run)
    const { glyphs, texts, adjustments } = run
    let out = ''
    for (let index = 0; index < glyphs.length; index += 1) {
      out += this.#codeOf(glyphs[index] ?? 0, texts[index] ?? '')
      const kerning = adjustments?.[index] ?? 0
      if (kerning !== 0) out += move(kerning)
    }
    return out
  }

  #encodeLetters({ text, setting }: LetterRun): string {
    let letters = this.#letters.get(setting)
    if (!letters) {
      letters = []
      this.#letters.set(setting, letters)
    }
    let out = ''
    let before: Letter | null = null
    for (let at = 0; at < text.length; at += 1) {
      const letter = setting.letterAt(text.charCodeAt(at))
      if (!letter) continue
      const between = before && setting.distance(before, letter)
      if (between) out += move(between / this.#face.unitsPerEm)
      letters[letter.place] ??= this.#codeOf(letter.glyph, letter.text)
      out += letters[letter.place]
      before = letter
    }
    return out
  }

  /** The inside of a string. */
  #codeOf(glyph: Glyph, text: string): string {
    if (typeof glyph !== 'number') return bytesOf(this.#otherCode(glyph, text))
    const code = this.#codes[glyph]
    if (code !== undefined && this.#texts[code] === text) return bytesOf(code)
    return bytesOf(code === undefined ? this.#firstCode(glyph, text) : this.#otherCode(glyph, text))
  }

  #firstCode(glyph: number, text: string): number {
    const code = this.#hand(glyph, text)
    this.#codes[glyph] = code
    return code
  }

  #otherCode(glyph: Glyph, text: string): number {
    const isComposed = typeof glyph !== 'number'
    const key = `${isComposed ? glyph.key : glyph} ${text}`
    let code = this.#otherCodes.get(key)
    if (code === undefined) {
      // codes have two bytes; the box of the sixty-thousandth missing character may read back as another
      if (isComposed && this.#glyphs.length >= mostComposed) return 0
      if (!isComposed && this.#glyphs.length >= mostCodes) return this.#codes[glyph] ?? 0
      code = this.#hand(glyph, text)
      this.#otherCodes.set(key, code)
    }
    return code
  }

  #hand(glyph: Glyph, text: string): number {
    this.#texts.push(text)
    return this.#glyphs.push(glyph) - 1
  }

  /** Writes the font (ISO 32000-1, 9.7: a composite font of TrueType outlines, codes being places in the subset). */
  end(objects: ObjectWriter): void {
    const { tables, unitsPerEm, metrics, postscriptName, bounds } = this.#face
    const thousandths = (units: number) => Math.round((units / unitsPerEm) * 10_000) / 10
    const name = `/${subsetTag(this.#glyphs)}+${postscriptName}`
    const subset = subsetFont(tables, this.#glyphs)
    const symbolic = 4
    const descriptor = objects.add(
      dictionary({
        Type: '/FontDescriptor',
        FontName: name,
        Flags: symbolic,
        FontBBox: array(bounds.map(thousandths)),
        ItalicAngle: 0,
        Ascent: Math.round(metrics.ascent * 1000),
        Descent: Math.round(-metrics.descent * 1000),
        CapHeight: Math.round(metrics.capHeight * 1000),
        StemV: 0,
        FontFile2: objects.addStream({ Length1: subset.length }, subset),
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
        W: array([0, array(this.#glyphs.map(glyph => thousandths(advanceOf(glyph, tables))))]),
      }),
    )
    objects.add(
      dictionary({
        Type: '/Font',
        Subtype: '/Type0',
        BaseFont: name,
        Encoding: '/Identity-H',
        DescendantFonts: array([descendant]),
        ToUnicode: objects.addStream({}, Buffer.from(toUnicode(this.#texts), 'latin1')),
      }),
      this.ref,
    )
  }
}

/** The faces of one document, by the order in which it first uses them. */
export class EmbeddedFaces {
  readonly #objects: ObjectWriter
  readonly #faces = new Map<string, EmbeddedFace>()

  constructor(objects: ObjectWriter) {
    this.#objects = objects
  }

  of(id: string): EmbeddedFace {
    let face = this.#faces.get(id)
    if (!face) {
      face = new EmbeddedFace(faceOf(id as FaceId), `F${this.#faces.size + 1}`, this.#objects.reserve())
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

/** Six letters that differ where the glyphs differ (FNV-1a). */
function subsetTag(glyphs: readonly Glyph[]): string {
  let hash = 0x811c9dc5
  const mix = (value: number) => {
    hash = Math.imul(hash ^ value, 0x01000193) >>> 0
  }
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') mix(glyph)
    else for (const { glyph: part, x, y } of glyph.parts) [part, x, y].forEach(mix)
  }
  return Array.from({ length: 6 }, (_, place) =>
    String.fromCharCode(65 + (Math.floor(hash / 26 ** place) % 26)),
  ).join('')
}
