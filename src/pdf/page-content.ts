import type { Code, Operation, Page, Rectangle, Stamp, TextLine } from '#render/display-list.ts'
import type { Word } from '#render/shaper.ts'
import type { EmbeddedFace, EmbeddedFaces } from './embedded-face.ts'
import { move, number } from './number.ts'
import { outlineOf } from './outline.ts'
import type { PageResources, PdfObject } from './pdf-file.ts'

/** The name under which the page finds its mark and its logo. */
const stampName = 'Mark'
const logoName = 'Logo'
/** and under which the mark finds its translucency */
export const faintName = 'Faint'

export interface Painted {
  content: string
  resources: PageResources
}

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

/** One page as content-stream operators; state that stays the same is not written again. */
export class PageContent {
  readonly #faces: EmbeddedFaces
  readonly #fonts: Record<string, PdfObject> = {}
  #out = ''
  #color = ''
  #font = ''
  #tracking = 0

  constructor(faces: EmbeddedFaces) {
    this.#faces = faces
  }

  paint({ placed, stamp }: Page, pictures: { logo: PdfObject | null; stamp: PdfObject | null }): Painted {
    for (const { y, box } of placed) {
      for (const operation of box.operations) this.#operation(operation, y, pictures.logo !== null)
    }
    const hasLogo = pictures.logo !== null && placed.some(({ box }) => box.operations.some(isPicture))
    if (stamp && pictures.stamp) this.#out += `/${stampName} Do\n`
    return {
      content: this.#out,
      resources: {
        fonts: this.#fonts,
        pictures: {
          ...(hasLogo && { [logoName]: pictures.logo as PdfObject }),
          ...(stamp && pictures.stamp && { [stampName]: pictures.stamp }),
        },
      },
    }
  }

  /** The mark's own content, for a form that every page shows: drawn letters, and the word as text. */
  paintStamp(stamp: Stamp): Painted {
    this.#setColor(stamp.style.color)
    this.#out += `q /${faintName} gs\n${outlineOf(stamp)}f Q\n`
    this.#line(stamp.caption, 0)
    return { content: this.#out, resources: { fonts: this.#fonts, pictures: {} } }
  }

  #operation(operation: Operation, y: number, hasLogo: boolean): void {
    if (operation.kind === 'text') this.#line(operation, y)
    else if (operation.kind === 'rectangle') this.#rectangle(operation, y)
    else if (operation.kind === 'code') this.#code(operation, y)
    else if (hasLogo) {
      const { x, top, width, height } = operation
      // pictures stand on their feet only where y grows upwards
      const place = [width, 0, 0, -height, x, y + top + height].map(number).join(' ')
      this.#out += `q ${place} cm /${logoName} Do Q\n`
    }
  }

  #rectangle({ x, top, width, height, color }: Rectangle, y: number): void {
    this.#setColor(color)
    this.#out += `${number(x)} ${number(y + top)} ${number(width)} ${number(height)} re f\n`
  }

  /** One path, filled once: rectangles filled one by one would show seams. */
  #code({ x, top, color, rectangles }: Code, y: number): void {
    this.#setColor(color)
    for (const [left = 0, above = 0, width = 0, height = 0] of rectangles)
      this.#out += `${number(x + left)} ${number(y + top + above)} ${number(width)} ${number(height)} re\n`
    this.#out += 'f\n'
  }

  #line({ x, top, words, style }: TextLine, y: number): void {
    if (words.length === 0) return
    this.#text(words, style, `1 0 0 -1 ${number(x)} ${number(y + top + style.baseline)}`)
  }

  #text(words: readonly Word[], style: TextLine['style'], place: string): void {
    this.#setColor(style.color)
    this.#out += `BT ${place} Tm\n`
    if (style.tracking !== this.#tracking) {
      this.#tracking = style.tracking
      this.#out += `${number(style.tracking)} Tc\n`
    }
    // one array of strings for as long as the face stays the same
    let open: EmbeddedFace | null = null
    for (const word of words) {
      for (const run of word.runs) {
        const face = this.#faces.of(run.face)
        if (face !== open) {
          if (open) this.#out += '>]TJ\n'
          this.#setFont(face, style.size)
          this.#out += '[<'
          open = face
        }
        this.#out += run.offsets ? this.#raised(run, face, style.size) : face.encode(run)
      }
    }
    this.#out += open ? '>]TJ ET\n' : 'ET\n'
  }

  /** Marks on their letters: the pen goes there and comes back; what is above the line is raised. */
  #raised(
    { glyphs, texts, adjustments, offsets }: Word['runs'][number],
    face: EmbeddedFace,
    size: number,
  ): string {
    let out = ''
    let rise = 0
    for (const [index, glyph] of glyphs.entries()) {
      const dx = offsets?.[index * 2] ?? 0
      const dy = (offsets?.[index * 2 + 1] ?? 0) * size
      if (dy !== rise) {
        out += `>]TJ ${number(dy)} Ts [<`
        rise = dy
      }
      if (dx !== 0) out += move(dx)
      out += face.codeOf(glyph, texts[index] ?? '')
      const after = (adjustments?.[index] ?? 0) - dx
      if (after !== 0) out += move(after)
    }
    return rise === 0 ? out : `${out}>]TJ 0 Ts [<`
  }

  #setColor(color: string): void {
    if (color === this.#color) return
    this.#color = color
    this.#out += fillColor(color)
  }

  #setFont(face: EmbeddedFace, size: number): void {
    const font = `/${face.name} ${number(size)} Tf `
    this.#fonts[face.name] ??= face.object
    if (font === this.#font) return
    this.#font = font
    this.#out += font
  }
}

const isPicture = (operation: Operation): boolean => operation.kind === 'picture'
