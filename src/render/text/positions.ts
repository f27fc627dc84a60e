import { visualOrder } from './bidi.ts'
import { type Line, widthOf } from './wrap.ts'

/** Where each word of a line begins on paper, in points from its left end; `null` where they stand as they are read. */
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
