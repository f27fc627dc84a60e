import type { Code, Operation, Page, Picture, Rectangle, Stamp, TextLine } from '#render/display-list.ts'
import type { Word } from '#render/shaper.ts'
import type { EmbeddedFace, EmbeddedFaces } from './embedded-face.ts'
import { hundredths, number } from './number.ts'
import { outlineOf } from './outline.ts'

/** The names under which the pages find their mark and their logo. */
export const stampName = 'Mark'
export const logoName = 'Logo'
/** and under which the mark finds its translucency */
export const faintName = 'Faint'

const colors = new Map<string, string>()

function fillColor(hex: string): string {
  let operator = colors.get(hex)
  if (!operator) {
    const parts = [1, 3, 5].map(at => number(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
    operator = `${parts.join(' ')} rg\n`
    colors.set(hex, operator)
  }
  return operator
}

/**
 * Content-stream operators of one page or form (ISO 32000-1, 8 and 9). State that stays the same is not written
 * again, and the pen moves from line to line by what lies between them, which rows have in common.
 */
export class PageContent {
  readonly #faces: EmbeddedFaces
  readonly #height: number
  #out = ''
  #color = ''
  #font = ''
  #tracking = 0
  #isText = false
  /** hundredths of a point from the lower left corner: the start of the last line */
  #penX = 0
  #penY = 0

  constructor(faces: EmbeddedFaces, height: number) {
    this.#faces = faces
    this.#height = height
  }

  /** Fills and rules lie below all else, so they can come first, all that share a colour at once. */
  paint({ placed, stamp }: Page, { hasLogo }: { hasLogo: boolean }): string {
    for (const { y, box } of placed) {
      for (const operation of box.operations)
        if (operation.kind === 'rectangle') this.#rectangle(operation, y)
    }
    this.#fill()
    for (const { y, box } of placed) {
      for (const operation of box.operations) this.#operation(operation, y, hasLogo)
    }
    this.#endText()
    if (stamp) this.#out += `/${stampName} Do\n`
    return this.#out
  }

  /** The mark's own content, for a form that every page shows: drawn letters, and the word as text. */
  paintStamp(stamp: Stamp): string {
    this.#setColor(stamp.style.color)
    // its outline is drawn downwards from the top
    this.#out += `q /${faintName} gs 1 0 0 -1 0 ${number(this.#height)} cm\n${outlineOf(stamp)}f Q\n`
    this.#line(stamp.caption, 0)
    this.#endText()
    return this.#out
  }

  #operation(operation: Operation, y: number, hasLogo: boolean): void {
    if (operation.kind === 'text') this.#line(operation, y)
    else if (operation.kind === 'code') this.#code(operation, y)
    else if (operation.kind === 'picture' && hasLogo) this.#picture(operation, y)
  }

  #rectangles = ''

  #rectangle({ x, top, width, height, color }: Rectangle, y: number): void {
    if (color !== this.#color) {
      this.#fill()
      this.#setColor(color)
    }
    this.#rectangles += this.#corner(x, y + top, width, height)
  }

  #fill(): void {
    if (this.#rectangles !== '') this.#out += `${this.#rectangles}f\n`
    this.#rectangles = ''
  }

  #corner(x: number, top: number, width: number, height: number): string {
    return `${number(x)} ${number(this.#height - top - height)} ${number(width)} ${number(height)} re\n`
  }

  #picture({ x, top, width, height }: Picture, y: number): void {
    this.#endText()
    const place = [width, 0, 0, height, x, this.#height - y - top - height].map(number).join(' ')
    this.#out += `q ${place} cm /${logoName} Do Q\n`
  }

  #code({ x, top, color, rectangles }: Code, y: number): void {
    this.#endText()
    this.#setColor(color)
    for (const [left = 0, down = 0, width = 0, height = 0] of rectangles)
      this.#out += this.#corner(x + left, y + top + down, width, height)
    this.#out += 'f\n'
  }

  #line({ x, top, words, positions, style }: TextLine, y: number): void {
    if (words.length === 0) return
    this.#beginText()
    this.#setColor(style.color)
    if (style.tracking !== this.#tracking) {
      this.#tracking = style.tracking
      this.#out += `${number(style.tracking)} Tc\n`
    }
    const baseline = y + top + style.baseline
    if (!positions) {
      this.#movePen(x, baseline)
      this.#words(words, style.size)
      return
    }
    // written in the order of reading, each word where it belongs
    for (const [index, word] of words.entries()) {
      this.#movePen(x + (positions[index] ?? 0), baseline)
      this.#words([word], style.size)
    }
  }

  #movePen(x: number, baseline: number): void {
    const [penX, penY] = [Math.round(x * 100), Math.round((this.#height - baseline) * 100)]
    this.#out += `${hundredths(penX - this.#penX)} ${hundredths(penY - this.#penY)} Td\n`
    this.#penX = penX
    this.#penY = penY
  }

  /** One array of strings for as long as the face stays the same. */
  #words(words: readonly Word[], size: number): void {
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

  #beginText(): void {
    if (this.#isText) return
    this.#isText = true
    this.#penX = 0
    this.#penY = 0
    this.#out += 'BT\n'
  }

  #endText(): void {
    if (!this.#isText) return
    this.#isText = false
    this.#out += 'ET\n'
  }

  #setColor(color: string): void {
    if (color === this.#color) return
    this.#color = color
    this.#out += fillColor(color)
  }

  #fontChange(face: EmbeddedFace, size: number): string {
    const font = `/${face.name} ${number(size)} Tf\n`
    if (font === this.#font) return ''
    this.#font = font
    return font
  }
}
