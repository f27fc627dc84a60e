import type { Field, Role, TextLine } from '../model/display-list.ts'
import type { Shaper } from '../model/shaper.ts'
import type { Piece } from '../model/structure.ts'
import type { TextStyle } from '../model/text-style.ts'
import { visualOrder } from './bidi.ts'
import { directionOf } from './document-language.ts'
import type { Hyphenate } from './hyphenation.ts'
import { type Line, widthOf, wrap } from './wrap.ts'

export interface Placement {
  x: number
  top: number
  width: number
  align?: 'left' | 'center' | 'right'
  role?: Role
  /** structure node of the lines; a new one by default */
  piece?: Piece | undefined
  /** whether further lines of the same node follow */
  continues?: boolean
}

/** Converts fields into lines of text. */
export interface Typesetter {
  /** breaks a text into lines in a column; each line is as high as the leading */
  set(field: Field, style: TextStyle, placement: Placement): TextLine[]
  lines(text: string, style: TextStyle, width: number): Line[]
  /** width of the longest unwrapped line */
  widthOf(text: string, style: TextStyle): number
  /** positions lines that {@link lines} returned */
  place(lines: readonly Line[], path: string | null, style: TextStyle, placement: Placement): TextLine[]
}

/** Tolerance in points: widths are sums of floats. */
const tolerance = 0.02

/** Shrinks a single letter that is wider than its column, so that nothing leaves the column. */
function narrowed(line: Line, width: number): Line {
  const scale = width / line.width
  const { size, tracking } = line.style
  return { ...line, width, style: { ...line.style, size: size * scale, tracking: tracking * scale } }
}

/** Share of the free width that precedes the line. */
export const shareBefore = { left: 0, center: 0.5, right: 1 } as const

export function createTypesetter(shaper: Shaper, hyphenate: Hyphenate, locale: string): Typesetter {
  const tools = { shaper, hyphenate, direction: directionOf(locale) }

  function cased(text: string, style: TextStyle): string {
    return style.uppercase ? text.toLocaleUpperCase(locale) : text
  }

  const typesetter: Typesetter = {
    lines: (text, style, width) => wrap(cased(text, style), width, style, tools),
    widthOf(text, style) {
      const lines = wrap(cased(text, style), Number.POSITIVE_INFINITY, style, tools)
      return Math.max(0, ...lines.map(line => line.width))
    },
    set(field, style, placement) {
      const lines = typesetter.lines(field.text, style, placement.width)
      return typesetter.place(lines, field.path, style, placement)
    },
    place(
      lines,
      path,
      style,
      { x, top, width, align = 'left', role = 'paragraph', piece, continues = false },
    ) {
      const one = piece ?? { within: null }
      return lines.map((whole, index): TextLine => {
        const line = whole.width > width + tolerance ? narrowed(whole, width) : whole
        const isFollowed = continues || index < lines.length - 1
        const space = isFollowed && !line.breaksWord ? shaper.shape(' ', line.style.font) : null
        const placed: TextLine = {
          kind: 'text',
          x: x + (width - line.width) * shareBefore[align],
          top: top + index * style.leading,
          width: line.width,
          // a space keeps words apart for text extraction that ignores positions
          words: space ? [...line.words, space] : line.words,
          style: line.style,
          role,
          piece: one,
          path,
        }
        const positions = line.levels && positionsOf(line)
        if (positions) placed.positions = space ? [...positions, line.width] : positions
        if (line.levels) placed.levels = line.levels
        return placed
      })
    },
  }
  return typesetter
}

/** Returns the x offset of each word in points, in visual order; `null` if it equals the reading order. */
export function positionsOf({ words, levels, style }: Line): number[] | null {
  if (!levels?.some(level => level > 0) || words.length < 2) return null
  const positions = words.map(() => 0)
  let x = 0
  for (const index of visualOrder(levels)) {
    positions[index] = x
    const word = words[index]
    if (word) x += widthOf(word, style)
  }
  return positions
}
