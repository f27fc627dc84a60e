import type { Issue } from '#core/issue.ts'
import type { Field } from './bound-invoice.ts'
import { describeCharacters } from './describe-characters.ts'
import type { Role, TextLine } from './display-list.ts'
import type { Shaper } from './shaper.ts'
import type { TextStyle } from './text-style.ts'
import { type Line, wrap } from './wrap.ts'

export interface Placement {
  x: number
  top: number
  width: number
  align?: 'left' | 'center' | 'right'
  role?: Role
}

/** Sets fields into lines, and remembers which of them hold a character that no face can draw. */
export interface Typesetter {
  /** the lines of a text in a column, in drawing order; their heights are the style's leading */
  set(field: Field, style: TextStyle, placement: Placement): TextLine[]
  lines(text: string, style: TextStyle, width: number): Line[]
  /** width of the longest line when nothing has to be broken */
  widthOf(text: string, style: TextStyle): number
  /** lines that were made by {@link lines}, put in their place */
  place(lines: Line[], path: string | null, style: TextStyle, placement: Placement): TextLine[]
  /** one for each field that holds a character which no face can draw */
  warnings(): Issue[]
}

/** Of the room that a line leaves free, how much stands before it. */
export const shareBefore = { left: 0, center: 0.5, right: 1 } as const

export function createTypesetter(shaper: Shaper, locale: string): Typesetter {
  const missing = new Map<string, Set<string>>()

  function cased(text: string, style: TextStyle): string {
    return style.uppercase ? text.toLocaleUpperCase(locale) : text
  }

  function report(line: Line, path: string): void {
    const characters = missing.get(path) ?? new Set()
    for (const word of line.words) for (const character of word.missing ?? []) characters.add(character)
    missing.set(path, characters)
  }

  const typesetter: Typesetter = {
    warnings: () => [...missing].map(([path, characters]) => missingGlyphs(path, [...characters])),
    lines: (text, style, width) => wrap(cased(text, style), width, style, shaper),
    widthOf(text, style) {
      const lines = wrap(cased(text, style), Number.POSITIVE_INFINITY, style, shaper)
      return Math.max(0, ...lines.map(line => line.width))
    },
    set(field, style, placement) {
      const lines = typesetter.lines(field.text, style, placement.width)
      return typesetter.place(lines, field.path, style, placement)
    },
    place(lines, path, style, { x, top, width, align = 'left', role = 'paragraph' }) {
      return lines.map((line, index) => {
        if (path !== null && line.words.some(word => word.missing)) report(line, path)
        return {
          kind: 'text',
          x: x + (width - line.width) * shareBefore[align],
          top: top + index * style.leading,
          width: line.width,
          words: line.words,
          style,
          role,
          path,
        }
      })
    },
  }
  return typesetter
}

function missingGlyphs(path: string, characters: readonly string[]): Issue {
  const place = characters.length === 1 ? 'A box stands in its place.' : 'Boxes stand in their place.'
  const message = `No font here can draw ${describeCharacters(characters)}. ${place}`
  return { path, code: 'missing_glyph', severity: 'warning', message }
}
