import type { DisplayList, Operation, TextLine, Watermark } from '#render/model/display-list.ts'
import type { Glyph, Word } from '#render/model/shaper.ts'
import type { TextStyle } from '#render/model/text-style.ts'
import { advanceOf } from '../font/composite-glyph.ts'
import { faceOf } from '../font/face.ts'
import type { FaceId } from '../font/face-files.ts'
import { glyphOutline, type Step } from '../font/glyph-outline.ts'

/**
 * Maximum letters of a picture, because a page of a hostile template may have millions; further letters are
 * omitted.
 */
const maxLetters = 20_000

/**
 * Renders the first page as SVG, as a picture of a template. Letters are drawn as shapes, so no font is
 * needed and nothing is extractable as text.
 * @param logo as the invoice contains it
 */
export function pictureOfPage({ width, height, pages }: DisplayList, logo: string | undefined): string {
  const letters = new Letters()
  const [page] = pages
  const drawn = page?.placed.map(({ y, box }) => ({ y, operations: box.operations })) ?? []
  const paint = (paintOperation: (operation: Operation, y: number) => string) =>
    drawn.map(({ y, operations }) => operations.map(each => paintOperation(each, y)).join('')).join('')
  // fills lie below everything else, as in the PDF
  const content =
    paint((operation, y) =>
      operation.kind === 'rectangle' ? rectangle({ ...operation, y: y + operation.top }) : '',
    ) +
    paint((operation, y) => above(operation, y, letters, logo)) +
    (page?.watermark ? watermark(page.watermark, letters) : '')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${letters.shapes()}</defs><rect width="${width}" height="${height}" fill="#fff"/>${content}</svg>`
}

const hundredth = (value: number): number => Math.round(value * 100) / 100

function rectangle({
  x,
  y,
  width,
  height,
  color,
}: Record<'x' | 'y' | 'width' | 'height', number> & { color: string }) {
  const place = `x="${hundredth(x)}" y="${hundredth(y)}" width="${hundredth(width)}" height="${hundredth(height)}"`
  return `<rect ${place} fill="${color}"/>`
}

function above(operation: Operation, y: number, letters: Letters, logo: string | undefined): string {
  const { kind, x, top } = operation
  if (kind === 'text') return letters.line(operation, y)
  if (kind === 'code') {
    const modules = operation.rectangles.map(
      ([left, up, width, height]) => `M${left} ${up}h${width}v${height}h-${width}z`,
    )
    return `<path transform="translate(${hundredth(x)} ${hundredth(y + top)}) scale(${operation.module})" fill="${operation.color}" d="${modules.join('')}"/>`
  }
  if (kind === 'rectangle' || logo === undefined) return ''
  const { width, height } = operation
  return `<image x="${hundredth(x)}" y="${hundredth(y + top)}" width="${hundredth(width)}" height="${hundredth(height)}" href="${logo}"/>`
}

function watermark({ words, style, width, x, y, angle, opacity }: Watermark, letters: Letters): string {
  const degrees = hundredth((-angle * 180) / Math.PI)
  return `<g transform="translate(${hundredth(x)} ${hundredth(y)}) rotate(${degrees})" opacity="${opacity}">${letters.words(words, style, -width / 2, style.baseline)}</g>`
}

/** Letter shapes, each defined once and referenced wherever it occurs. */
class Letters {
  readonly #ids = new Map<string, string>()
  #shapes = ''
  #count = 0

  shapes(): string {
    return this.#shapes
  }

  line({ x, top, words, positions, style }: TextLine, y: number): string {
    const baseline = y + top + style.baseline
    if (!positions) return this.words(words, style, x, baseline)
    return words
      .map((word, index) => this.words([word], style, x + (positions[index] ?? 0), baseline))
      .join('')
  }

  words(words: readonly Word[], style: TextStyle, x: number, baseline: number): string {
    let pen = x
    let out = ''
    for (const { face, glyphs, adjustments } of words.flatMap(word => word.runs)) {
      const { tables, unitsPerEm } = faceOf(face as FaceId)
      const scale = style.size / unitsPerEm
      for (const [index, glyph] of glyphs.entries()) {
        if (++this.#count > maxLetters) return `<g fill="${style.color}">${out}</g>`
        const id = this.#idOf(face, glyph)
        if (id !== '')
          out += `<use href="#${id}" transform="translate(${hundredth(pen)} ${hundredth(baseline)}) scale(${+scale.toPrecision(4)})"/>`
        pen += advanceOf(glyph, tables) * scale + (adjustments?.[index] ?? 0) * style.size + style.tracking
      }
    }
    return `<g fill="${style.color}">${out}</g>`
  }

  /** Returns path data; empty for a glyph without an outline, such as a space. */
  #idOf(face: string, glyph: Glyph): string {
    const key = `${face} ${typeof glyph === 'number' ? glyph : glyph.key}`
    const known = this.#ids.get(key)
    if (known !== undefined) return known
    const path = glyphOutline(faceOf(face as FaceId).tables, glyph)
      .map(pathOf)
      .join('')
    const id = path === '' ? '' : `g${this.#ids.size}`
    this.#ids.set(key, id)
    if (id !== '') this.#shapes += `<path id="${id}" d="${path}"/>`
    return id
  }
}

/** The y axis of a font points up, that of SVG points down. */
function pathOf(step: Step): string {
  if (step.kind === 'close') return 'z'
  const end = `${Math.round(step.x)} ${-Math.round(step.y)}`
  if (step.kind === 'curve') return `Q${Math.round(step.controlX)} ${-Math.round(step.controlY)} ${end}`
  return `${step.kind === 'move' ? 'M' : 'L'}${end}`
}
