import type { Watermark } from '#render/display-list.ts'
import { formatNumber } from '../file/pdf-number.ts'
import { advanceOf } from '../font/composite-glyph.ts'
import { faceOf } from '../font/face.ts'
import type { FaceId } from '../font/face-files.ts'
import { glyphOutline, type Step } from '../font/glyph-outline.ts'

/**
 * Draws the watermark as outlines: text across the page would disturb copying and searching of the lines below.
 */
export function watermarkOutline({ words, style, width, x, y, angle }: Watermark): string {
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
