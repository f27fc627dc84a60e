import type { TextStyle } from '../model/text-style.ts'
import { breakPoints, isUnspaced } from './break-points.ts'
import type { Typesetter } from './typesetter.ts'

/** White space at which a line may end, without no-break spaces. */
const gaps = /[ \t\n\r\v\f\u0085\u2028\u2029]+/

/** Returns the minimum width in points that breaks no word. */
export function widestWord(text: string, style: TextStyle, typesetter: Typesetter): number {
  const words = text.split(gaps).flatMap(word => (isUnspaced(word) ? partsOf(word) : [word]))
  return Math.max(0, ...words.map(word => typesetter.widthOf(word, style)))
}

function partsOf(word: string): string[] {
  const points = [0, ...breakPoints(word), word.length]
  return points.slice(1).map((end, index) => word.slice(points[index], end))
}
