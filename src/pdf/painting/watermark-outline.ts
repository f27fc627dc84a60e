import { deflateSync } from 'node:zlib'
import type { Watermark } from '#render/model/display-list.ts'
import { formatNumber } from '../file/pdf-number.ts'
import { advanceOf } from '../font/composite-glyph.ts'
import { faceOf } from '../font/face.ts'
import type { FaceId } from '../font/face-files.ts'
import { glyphOutline, type Step } from '../font/glyph-outline.ts'

/** Outlines of the watermark in use, a few at most: one per paper size and typeface. */
const outlines = new Map<string, Buffer>()
const maxOutlines = 8

/**
 * Returns the watermark as filled outlines, compressed by Flate once per paper size. It is not painted as
 * text, because text across the page would disturb copying and searching of the lines below.
 */
export function watermarkOutline(watermark: Watermark): Buffer {
  const key = keyOf(watermark)
  let outline = outlines.get(key)
  if (!outline) {
    outline = deflateSync(`${outlineOf(watermark)}f\n`)
    if (outlines.size >= maxOutlines) outlines.clear()
    outlines.set(key, outline)
  }
  return outline
}

function keyOf({ words, style, width, x, y, angle }: Watermark): string {
  const glyphs = words.flatMap(word =>
    word.runs.flatMap(({ face, glyphs, adjustments }) => [
      face,
      ...glyphs.map(glyph => (typeof glyph === 'number' ? glyph : glyph.key)),
      ...(adjustments ?? []),
    ]),
  )
  return [x, y, angle, width, style.size, style.baseline, style.tracking, ...glyphs].join(' ')
}

function outlineOf({ words, style, width, x, y, angle }: Watermark): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  let pen = -width / 2
  let out = ''
  for (const run of words.flatMap(word => word.runs)) {
    const { tables, unitsPerEm } = faceOf(run.face as FaceId)
    const scale = style.size / unitsPerEm
    const point = (glyphX: number, glyphY: number) => {
      const [along, up] = [pen + glyphX * scale, glyphY * scale - style.baseline]
      return `${tenth(x + along * cos - up * sin)} ${tenth(y - along * sin - up * cos)}`
    }
    for (const [index, glyph] of run.glyphs.entries()) {
      out += pathOf(glyphOutline(tables, glyph), point)
      const kerning = (run.adjustments?.[index] ?? 0) * style.size
      pen += advanceOf(glyph, tables) * scale + kerning + style.tracking
    }
  }
  return out
}

/** Tenths of a point are precise enough for letters of this size. */
const tenth = (value: number): string => formatNumber(Math.round(value * 10) / 10)

function pathOf(steps: readonly Step[], point: (x: number, y: number) => string): string {
  let [penX, penY] = [0, 0]
  let out = ''
  for (const step of steps) {
    if (step.kind === 'close') {
      out += 'h\n'
      continue
    }
    const { x, y } = step
    if (step.kind === 'curve') {
      const { controlX, controlY } = step
      // PDF has cubic curves only; degree elevation keeps the shape
      const first = point(penX + (2 / 3) * (controlX - penX), penY + (2 / 3) * (controlY - penY))
      const second = point(x + (2 / 3) * (controlX - x), y + (2 / 3) * (controlY - y))
      out += `${first} ${second} ${point(x, y)} c\n`
    } else out += `${point(x, y)} ${step.kind === 'move' ? 'm' : 'l'}\n`
    ;[penX, penY] = [x, y]
  }
  return out
}
