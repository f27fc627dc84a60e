import type { Stamp } from '#render/display-list.ts'
import { faceOf } from './face.ts'
import type { FaceId } from './face-files.ts'
import { number } from './number.ts'

/** Letters as curves: a text that runs across the page would tear apart the lines that a reader copies or searches. */
export function outlineOf({ words, style, width, x, y, angle }: Stamp): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  let pen = -width / 2
  let out = ''
  for (const run of words.flatMap(word => word.runs)) {
    const { font, tables, unitsPerEm } = faceOf(run.face as FaceId)
    const scale = style.size / unitsPerEm
    const point = (glyphX: number, glyphY: number) => {
      const [along, up] = [pen + glyphX * scale, glyphY * scale - style.baseline]
      return `${number(x + along * cos - up * sin)} ${number(y - along * sin - up * cos)}`
    }
    for (const [index, glyph] of run.glyphs.entries()) {
      out += pathOf(font.getGlyph(glyph).path.commands, point)
      const kerning = (run.adjustments?.[index] ?? 0) * style.size
      pen += tables.advance(glyph) * scale + kerning + style.tracking
    }
  }
  return out
}

type Commands = ReturnType<ReturnType<typeof faceOf>['font']['getGlyph']>['path']['commands']

function pathOf(commands: Commands, point: (x: number, y: number) => string): string {
  let [penX, penY] = [0, 0]
  let out = ''
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0] = args
    if (command === 'moveTo') out += `${point(a, b)} m\n`
    else if (command === 'lineTo') out += `${point(a, b)} l\n`
    else if (command === 'closePath') out += 'h\n'
    else if (command === 'quadraticCurveTo') {
      // PDF has cubic curves only; this is the same curve raised by a degree
      const first = point(penX + (2 / 3) * (a - penX), penY + (2 / 3) * (b - penY))
      const second = point(c + (2 / 3) * (a - c), d + (2 / 3) * (b - d))
      out += `${first} ${second} ${point(c, d)} c\n`
    }
    const [lastX, lastY] = args.slice(-2)
    if (lastX !== undefined && lastY !== undefined) [penX, penY] = [lastX, lastY]
  }
  return out
}
