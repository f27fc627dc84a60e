import type { Glyph } from '#render/model/shaper.ts'
import { outlineBytes, partsOf } from './composite-glyph.ts'
import type { SfntTables } from './sfnt.ts'

/** A path segment in font units; curves are quadratic with one control point. */
export type Step =
  | { kind: 'move' | 'line'; x: number; y: number }
  | { kind: 'curve'; controlX: number; controlY: number; x: number; y: number }
  | { kind: 'close' }

interface Point {
  x: number
  y: number
  onCurve: boolean
}

/** Returns the outline of a glyph (OpenType 1.9, glyf) with its components combined. */
export function glyphOutline(tables: SfntTables, glyph: Glyph): Step[] {
  return contoursOf(tables, glyph).flatMap(stepsOf)
}

function contoursOf(tables: SfntTables, glyph: Glyph): Point[][] {
  const outline = outlineBytes(glyph, tables)
  if (outline.length < 10) return []
  if (outline.readInt16BE(0) >= 0) return drawnContours(outline)
  return partsOf(outline).flatMap(({ glyph: part, xx, yx, xy, yy, dx, dy }) =>
    contoursOf(tables, part).map(contour =>
      contour.map(({ x, y, onCurve }) => ({
        x: xx * x + xy * y + dx,
        y: yx * x + yy * y + dy,
        onCurve,
      })),
    ),
  )
}

/** Point flags. */
const isOnCurve = 0x01
const repeats = 0x08
const axes = {
  x: { short: 0x02, sameOrPositive: 0x10 },
  y: { short: 0x04, sameOrPositive: 0x20 },
} as const

function drawnContours(outline: Buffer): Point[][] {
  const ends = Array.from({ length: outline.readInt16BE(0) }, (_, index) =>
    outline.readUInt16BE(10 + index * 2),
  )
  const count = (ends.at(-1) ?? -1) + 1
  let at = 10 + ends.length * 2
  at += 2 + outline.readUInt16BE(at)
  const flags: number[] = []
  while (flags.length < count) {
    const flag = outline.readUInt8(at)
    at += 1
    flags.push(flag)
    if (flag & repeats) {
      for (let more = outline.readUInt8(at); more > 0; more -= 1) flags.push(flag)
      at += 1
    }
  }
  const along = ({ short, sameOrPositive }: { short: number; sameOrPositive: number }): number[] => {
    let value = 0
    return flags.map(flag => {
      const isPositive = (flag & sameOrPositive) !== 0
      if (flag & short) {
        value += isPositive ? outline.readUInt8(at) : -outline.readUInt8(at)
        at += 1
      } else if (!isPositive) {
        value += outline.readInt16BE(at)
        at += 2
      }
      return value
    })
  }
  const [xs, ys] = [along(axes.x), along(axes.y)]
  return ends.map((end, index) => {
    const start = index === 0 ? 0 : (ends[index - 1] ?? 0) + 1
    return Array.from({ length: end - start + 1 }, (_, place) => ({
      x: xs[start + place] ?? 0,
      y: ys[start + place] ?? 0,
      onCurve: ((flags[start + place] ?? 0) & isOnCurve) !== 0,
    }))
  })
}

/** Between two adjacent control points there is an implied point on the curve, in their middle. */
function stepsOf(contour: readonly Point[]): Step[] {
  const first = contour[0]
  const last = contour.at(-1)
  if (!first || !last) return []
  const start = first.onCurve ? first : last.onCurve ? last : midpoint(first, last)
  const steps: Step[] = [{ kind: 'move', x: start.x, y: start.y }]
  let control: Point | null = null
  const curveTo = ({ x, y }: { x: number; y: number }, { x: controlX, y: controlY }: Point) =>
    steps.push({ kind: 'curve', controlX, controlY, x, y })
  for (const point of first.onCurve ? contour.slice(1) : contour) {
    if (point.onCurve && control) curveTo(point, control)
    else if (point.onCurve) steps.push({ kind: 'line', x: point.x, y: point.y })
    else if (control) curveTo(midpoint(control, point), control)
    control = point.onCurve ? null : point
  }
  if (control) curveTo(start, control)
  return [...steps, { kind: 'close' }]
}

function midpoint(a: Point, b: Point): { x: number; y: number } {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}
