import type { GlyphRun } from '#render/shaper.ts'
import type { Face } from './face.ts'
import { faceOf } from './face.ts'
import type { FaceId } from './face-files.ts'
import { move } from './number.ts'
import { type PdfFile, type PdfObject, pdfText } from './pdf-file.ts'
import { subsetFont } from './subset-font.ts'

/** Leaves room for the first code of every glyph a face may have. */
const mostCodes = 60_000

const hexCodes: string[] = []

function hexOf(code: number): string {
  hexCodes[code] ??= code.toString(16).padStart(4, '0')
  return hexCodes[code]
}

/**
 * A face as one document uses it. A code is handed out for each pair of glyph and text that it stands for, in
 * order of use, so that every glyph reads back as exactly what was written.
 */
export class EmbeddedFace {
  readonly name: string
  readonly object: PdfObject
  readonly #face: Face
  readonly #glyphs = [0]
  readonly #texts = ['']
  /** by glyph: the code of the first text it stood for */
  readonly #codes: number[] = []
  readonly #otherCodes = new Map<string, number>()
  readonly #encoded = new Map<GlyphRun, string>()

  constructor(file: PdfFile, face: Face, name: string) {
    this.name = name
    this.#face = face
    this.object = file.ref({})
  }

  /** A run as hexadecimal strings with its kerning between them. Words recur, and their runs with them. */
  encode(run: GlyphRun): string {
    let encoded = this.#encoded.get(run)
    if (encoded === undefined) {
      encoded = this.#encode(run)
      this.#encoded.set(run, encoded)
    }
    return encoded
  }

  #encode({ glyphs, texts, adjustments }: GlyphRun): string {
    let out = ''
    for (let index = 0; index < glyphs.length; index += 1) {
      out += this.codeOf(glyphs[index] ?? 0, texts[index] ?? '')
      const kerning = adjustments?.[index] ?? 0
      if (kerning !== 0) out += move(kerning)
    }
    return out
  }

  /** Four hexadecimal digits. */
  codeOf(glyph: number, text: string): string {
    const code = this.#codes[glyph]
    if (code !== undefined && this.#texts[code] === text) return hexOf(code)
    return hexOf(code === undefined ? this.#firstCode(glyph, text) : this.#otherCode(glyph, text))
  }

  #firstCode(glyph: number, text: string): number {
    const code = this.#hand(glyph, text)
    this.#codes[glyph] = code
    return code
  }

  #otherCode(glyph: number, text: string): number {
    const key = `${glyph} ${text}`
    let code = this.#otherCodes.get(key)
    if (code === undefined) {
      // codes have two bytes; the box of the sixty-thousandth missing character may read back as another
      if (this.#glyphs.length >= mostCodes) return this.#codes[glyph] ?? 0
      code = this.#hand(glyph, text)
      this.#otherCodes.set(key, code)
    }
    return code
  }

  #hand(glyph: number, text: string): number {
    this.#texts.push(text)
    return this.#glyphs.push(glyph) - 1
  }

  /** Writes the font (ISO 32000-1, 9.7: a composite font of TrueType outlines, codes being places in the subset). */
  end(file: PdfFile): void {
    const { tables, unitsPerEm, metrics, postscriptName, font } = this.#face
    const thousandths = (units: number) => Math.round((units / unitsPerEm) * 100_000) / 100
    const name = `${subsetTag(this.#glyphs)}+${postscriptName}`
    const fontFile = file.addStream({}, subsetFont(tables, this.#glyphs))
    const { bbox } = font
    const symbolic = 4
    const descriptor = file.addObject({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: symbolic,
      FontBBox: [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map(thousandths),
      ItalicAngle: 0,
      Ascent: metrics.ascent * 1000,
      Descent: -metrics.descent * 1000,
      CapHeight: metrics.capHeight * 1000,
      StemV: 0,
      FontFile2: fontFile,
    })
    const descendant = file.addObject({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      CIDSystemInfo: { Registry: pdfText('Adobe'), Ordering: pdfText('Identity'), Supplement: 0 },
      FontDescriptor: descriptor,
      CIDToGIDMap: 'Identity',
      W: [0, this.#glyphs.map(glyph => thousandths(tables.advance(glyph)))],
    })
    Object.assign(this.object.data, {
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: file.addStream({}, Buffer.from(toUnicode(this.#texts), 'latin1')),
    })
    this.object.end(undefined)
  }
}

/** The faces of one document, by the order in which it first uses them. */
export class EmbeddedFaces {
  readonly #file: PdfFile
  readonly #faces = new Map<string, EmbeddedFace>()

  constructor(file: PdfFile) {
    this.#file = file
  }

  of(id: string): EmbeddedFace {
    let face = this.#faces.get(id)
    if (!face) {
      face = new EmbeddedFace(this.#file, faceOf(id as FaceId), `F${this.#faces.size + 1}`)
      this.#faces.set(id, face)
    }
    return face
  }

  end(): void {
    for (const face of this.#faces.values()) face.end(this.#file)
  }
}

/** Six letters that differ where the glyphs differ (FNV-1a). */
function subsetTag(glyphs: readonly number[]): string {
  let hash = 0x811c9dc5
  for (const glyph of glyphs) hash = Math.imul(hash ^ glyph, 0x01000193) >>> 0
  return Array.from({ length: 6 }, (_, place) =>
    String.fromCharCode(65 + (Math.floor(hash / 26 ** place) % 26)),
  ).join('')
}

/** Entries that one block of a character map may hold (Adobe Technical Note 5014). */
const mostInBlock = 100

function toUnicode(texts: readonly string[]): string {
  const entries = texts.flatMap((text, code) => (text === '' ? [] : [`<${hexOf(code)}> <${utf16(text)}>`]))
  const blocks: string[] = []
  for (let at = 0; at < entries.length; at += mostInBlock) {
    const block = entries.slice(at, at + mostInBlock)
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`)
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`
}

function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, index) => hexOf(text.charCodeAt(index))).join('')
}
