import { withoutBidiControls } from '#core/text/control-characters.ts'
import type { Direction } from '../model/shaper.ts'
import { positionsOf } from '../text/typesetter.ts'
import { wrap } from '../text/wrap.ts'
import { monospaceStyle, monospaceTools } from './monospace-shaper.ts'

/** Returns the lines of a text in visual order (left to right). Brackets are not mirrored. */
export function visualLines(text: string, direction: Direction = 'ltr', characters = 1000): string[] {
  return wrap(text, characters * 5, monospaceStyle, { ...monospaceTools, direction }).map(line => {
    const positions = positionsOf(line) ?? line.words.map((_, index) => index)
    return line.words
      .map(({ text: word }, index) => ({
        drawn: (line.levels?.[index] ?? 0) % 2 === 1 ? [...word].reverse().join('') : word,
        x: positions[index] ?? 0,
      }))
      .sort((a, b) => a.x - b.x)
      .map(({ drawn }) => drawn)
      .join('')
  })
}

/** Returns the lines of a text in logical (reading) order. */
export function logicalLines(text: string, direction: Direction = 'ltr', characters = 1000): string[] {
  return wrap(text, characters * 5, monospaceStyle, { ...monospaceTools, direction }).map(line =>
    withoutBidiControls(line.words.map(word => word.text).join('')),
  )
}
