import { AppError } from '#core/errors/app-error.ts'
import { limits } from '#core/limits.ts'
import type { CompositeGlyph, Glyph, GlyphRun } from '#render/model/shaper.ts'
import { kerningOperand } from '../file/pdf-number.ts'
import { PdfSyntax } from '../file/pdfkit.ts'
import { toUnicode } from '../file/to-unicode.ts'
import { advanceOf } from '../font/composite-glyph.ts'
import { type Face, faceOf } from '../font/face.ts'
import type { FaceId } from '../font/face-files.ts'
import { subsetFont } from '../font/subset-font.ts'
import type { Letter } from '../shaping/letter.ts'
import { LetterRun } from '../shaping/letter-run.ts'
import type { ShapePlan } from '../shaping/shape-plan.ts'
import { mergeUnmappedGlyphs } from './merge-unmapped-glyphs.ts'

/** Codes allowed beyond twice those of the first painting; a page of Chinese has some hundred characters. */
const growthAllowance = 256

const codes: string[] = []

/** Encodes a code as two characters of a literal string (ISO 32000-1, 7.3.4.2). */
function bytesOf(code: number): string {
  codes[code] ??= byte(code >> 8) + byte(code & 0xff)
  return codes[code]
}

function byte(value: number): string {
  const character = String.fromCharCode(value)
  if (character === '\r') return String.raw`\r`
  return /[\\()]/.test(character) ? `\\${character}` : character
}

/** The embedded parts of a face. */
interface FaceProgram {
  /** subset name: `ABCDEF+Inter-Regular` */
  name: string
  file: Buffer
  /** number of codes */
  count: number
  /** an array in thousandths of an em, by code; formatted once, because pdfkit is slow for single numbers */
  widths: PdfSyntax
  toUnicode: Buffer
}

/**
 * Assigns a code to each pair of glyph and extracted text, in order of use, so that text extraction returns the
 * original text. Codes are only added.
 */
export class FaceCodes {
  readonly face: Face
  readonly #glyphs: Glyph[] = [0]
  readonly #texts = ['']
  /** by glyph: the code for its first text */
  readonly #codes: number[] = []
  readonly #otherCodes = new Map<string, number>()
  readonly #parts = new Set<number>()
  /** by letter index in its shape plan: the code as bytes */
  readonly #letters = new Map<ShapePlan, string[]>()

  #program: FaceProgram | null = null
  #firstCount = Number.POSITIVE_INFINITY

  constructor(face: Face) {
    this.face = face
  }

  /**
   * Encodes a run as the content of strings, separated by kerning. Not cached, because that would cost more.
   * @throws AppError invalid_invoice if there are more glyphs than codes
   */
  encode(run: GlyphRun): string {
    if (run instanceof LetterRun) return this.#encodeLetters(run)
    const { glyphs, texts, adjustments } = mergeUnmappedGlyphs(run, this.face)
    let out = ''
    for (let index = 0; index < glyphs.length; index += 1) {
      out += this.#codeOf(glyphs[index] ?? 0, texts[index] ?? '')
      const kerning = adjustments?.[index] ?? 0
      if (kerning !== 0) out += kerningOperand(kerning)
    }
    return out
  }

  #encodeLetters({ text, plan }: LetterRun): string {
    let letters = this.#letters.get(plan)
    if (!letters) {
      letters = []
      this.#letters.set(plan, letters)
    }
    let out = ''
    let before: Letter | null = null
    for (let at = 0; at < text.length; at += 1) {
      const letter = plan.letterAt(text.charCodeAt(at))
      if (!letter) continue
      const between = before && plan.kerningBetween(before, letter)
      if (between) out += kerningOperand(between / this.face.unitsPerEm)
      letters[letter.index] ??= this.#codeOf(letter.glyph, letter.text)
      out += letters[letter.index]
      before = letter
    }
    return out
  }

  /** Returns the content of a literal string. */
  #codeOf(glyph: Glyph, text: string): string {
    if (typeof glyph !== 'number') return bytesOf(this.#otherCode(glyph, text))
    const code = this.#codes[glyph]
    if (code !== undefined && this.#texts[code] === text) return bytesOf(code)
    return bytesOf(code === undefined ? this.#firstCode(glyph, text) : this.#otherCode(glyph, text))
  }

  #firstCode(glyph: number, text: string): number {
    const code = this.#assignCode(glyph, text)
    this.#codes[glyph] = code
    return code
  }

  #otherCode(glyph: Glyph, text: string): number {
    const isComposite = typeof glyph !== 'number'
    const key = `${isComposite ? glyph.key : glyph} ${text}`
    let code = this.#otherCodes.get(key)
    if (code === undefined) {
      if (isComposite) this.#reserveParts(glyph)
      // beyond the limit, a missing-glyph box may be extracted as another character
      else if (this.#glyphs.length >= limits.glyphsPerFont) return this.#codes[glyph] ?? 0
      code = this.#assignCode(glyph, text)
      this.#otherCodes.set(key, code)
    }
    return code
  }

  /** The components of composite glyphs need glyph ids too. */
  #reserveParts({ parts }: CompositeGlyph): void {
    for (const { glyph } of parts) this.#parts.add(glyph)
    if (this.#glyphs.length + this.#parts.size < limits.glyphsPerFont) return
    const message = { code: 'document.too_many_shapes', params: { max: limits.glyphsPerFont } } as const
    throw new AppError('invalid_invoice', {
      message,
      issues: [{ path: 'items', code: 'too_many_shapes', severity: 'error', message }],
    })
  }

  #assignCode(glyph: Glyph, text: string): number {
    this.#texts.push(text)
    return this.#glyphs.push(glyph) - 1
  }

  /** Returns the same object until a code is added. */
  program(): FaceProgram {
    const count = this.#glyphs.length
    if (this.#program?.count !== count) this.#program = this.#makeProgram()
    this.#firstCount = Math.min(this.#firstCount, count)
    return this.#program
  }

  /** Whether most of its glyphs are probably unused by now. */
  get isOversized(): boolean {
    return this.#glyphs.length > 2 * this.#firstCount + growthAllowance
  }

  #makeProgram(): FaceProgram {
    const { tables, unitsPerEm, postscriptName } = this.face
    const widths = this.#glyphs.map(glyph => thousandths(advanceOf(glyph, tables), unitsPerEm))
    return {
      name: `${subsetTag(this.#glyphs)}+${postscriptName}`,
      file: subsetFont(tables, this.#glyphs),
      count: this.#glyphs.length,
      widths: new PdfSyntax(`[${widths.join(' ')}]`),
      toUnicode: Buffer.from(toUnicode(this.#texts), 'latin1'),
    }
  }
}

/**
 * The codes of all faces of a document. Kept between previews of a document, so that its fonts stay
 * byte-identical and are neither built nor parsed again.
 */
export class FaceCodesCache {
  readonly #faces = new Map<string, FaceCodes>()

  /** Called once per face and painting. */
  of(id: string): FaceCodes {
    let codes = this.#faces.get(id)
    if (!codes || codes.isOversized) {
      codes = new FaceCodes(faceOf(id as FaceId))
      this.#faces.set(id, codes)
    }
    return codes
  }
}

/** Rounds to one decimal. */
export const thousandths = (units: number, unitsPerEm: number): number =>
  Math.round((units / unitsPerEm) * 10_000) / 10

/** Returns six letters that depend on the glyphs (FNV-1a hash). */
function subsetTag(glyphs: readonly Glyph[]): string {
  let hash = 0x811c9dc5
  const mix = (value: number) => {
    hash = Math.imul(hash ^ value, 0x01000193) >>> 0
  }
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') mix(glyph)
    else for (const { glyph: part, x, y } of glyph.parts) [part, x, y].forEach(mix)
  }
  return Array.from({ length: 6 }, (_, index) =>
    String.fromCharCode(65 + (Math.floor(hash / 26 ** index) % 26)),
  ).join('')
}
