import type { Word } from '#render/model/shaper.ts'
import type { TextStyle } from '#render/model/text-style.ts'
import { formatHundredths, formatNumber } from '../file/pdf-number.ts'
import type { EmbeddedFace, EmbeddedFaces } from './embedded-face.ts'

const colors = new Map<string, string>()

function fillColor(hex: string): string {
  let operator = colors.get(hex)
  if (!operator) {
    const parts = [1, 3, 5].map(
      at => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 1000) / 1000,
    )
    operator = `${parts.join(' ')} rg\n`
    colors.set(hex, operator)
  }
  return operator
}

/**
 * Writes the operators of a page or form (ISO 32000-1, 8 and 9), with coordinates from the upper left corner.
 * Unchanged state is not repeated, and text is positioned relative to the previous line, which compresses well.
 */
export class ContentStream {
  readonly #faces: EmbeddedFaces
  readonly #height: number
  #out = ''
  #color = ''
  #font = ''
  #tracking = 0
  #isText = false
  #markedContentOwner: object | null = null
  /** start of the last line in hundredths of a point, from the lower left corner */
  #penX = 0
  #penY = 0

  constructor(faces: EmbeddedFaces, height: number) {
    this.#faces = faces
    this.#height = height
  }

  /** Returns all operators. */
  end(): string {
    this.endText()
    return this.#out
  }

  /** Appends operators other than text and colour. */
  add(operators: string): void {
    this.#out += operators
  }

  get color(): string {
    return this.#color
  }

  setColor(color: string): void {
    if (color === this.#color) return
    this.#color = color
    this.#out += fillColor(color)
  }

  /** Begins a marked-content sequence (14.6), entirely inside or outside of a text object. */
  beginMarkedContent(owner: object, operator: string): void {
    this.endMarkedContent()
    this.#markedContentOwner = owner
    this.#out += operator
  }

  isMarkedContentOf(owner: object): boolean {
    return owner === this.#markedContentOwner
  }

  endMarkedContent(): void {
    if (this.#markedContentOwner !== null) this.#out += 'EMC\n'
    this.#markedContentOwner = null
  }

  beginText(): void {
    if (this.#isText) return
    this.endMarkedContent()
    this.#isText = true
    this.#penX = 0
    this.#penY = 0
    this.#out += 'BT\n'
  }

  endText(): void {
    this.endMarkedContent()
    if (this.#isText) this.#out += 'ET\n'
    this.#isText = false
  }

  /** @param languages of words that differ from the surrounding marked content */
  words(
    words: readonly Word[],
    style: TextStyle,
    x: number,
    baseline: number,
    languages: readonly (string | null)[] | null = null,
  ): void {
    this.setColor(style.color)
    if (style.tracking !== this.#tracking) {
      this.#tracking = style.tracking
      this.#out += `${formatNumber(style.tracking)} Tc\n`
    }
    const [penX, penY] = [Math.round(x * 100), Math.round((this.#height - baseline) * 100)]
    this.#out += `${formatHundredths(penX - this.#penX)} ${formatHundredths(penY - this.#penY)} Td\n`
    this.#penX = penX
    this.#penY = penY
    if (languages) this.#showInLanguages(words, style.size, languages)
    else this.#show(words, style.size)
  }

  /** Groups adjacent words of one language in a span. */
  #showInLanguages(words: readonly Word[], size: number, languages: readonly (string | null)[]): void {
    let from = 0
    for (let to = 1; to <= words.length; to += 1) {
      const language = languages[from] ?? null
      if (to < words.length && (languages[to] ?? null) === language) continue
      if (language) this.#out += `/Span<</Lang(${language})>>BDC\n`
      this.#show(words.slice(from, to), size)
      if (language) this.#out += 'EMC\n'
      from = to
    }
  }

  /** Writes one TJ array per face. */
  #show(words: readonly Word[], size: number): void {
    let open: EmbeddedFace | null = null
    let strings = ''
    for (const word of words) {
      for (const run of word.runs) {
        const face = this.#faces.of(run.face)
        if (face !== open) {
          if (open) strings += ')]TJ\n'
          strings += `${this.#fontChange(face, size)}[(`
          open = face
        }
        strings += face.encode(run)
      }
    }
    if (open) this.#out += `${strings})]TJ\n`
  }

  #fontChange(face: EmbeddedFace, size: number): string {
    const font = `/${face.name} ${formatNumber(size)} Tf\n`
    if (font === this.#font) return ''
    this.#font = font
    return font
  }
}
