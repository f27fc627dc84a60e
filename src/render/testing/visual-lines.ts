import { withoutBidiControls } from '#core/text/bidi-controls.ts'
import type { Direction } from '../shaper.ts'
import { positionsOf } from '../text/typesetter.ts'
import { wrap } from '../text/wrap.ts'
import { monospaceStyle, monospaceTools } from './monospace-shaper.ts'

/** The lines of a text as the eye finds them on paper, from left to right. Brackets are not turned here. */
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

/** The same lines in the order in which they are read. */
export function logicalLines(text: string, direction: Direction = 'ltr', characters = 1000): string[] {
  return wrap(text, characters * 5, monospaceStyle, { ...monospaceTools, direction }).map(line =>
    withoutBidiControls(line.words.map(word => word.text).join('')),
  )
}
