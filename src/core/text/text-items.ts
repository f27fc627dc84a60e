/** A piece of text of a PDF as pdf.js tells it: `transform` ends with the left end of its baseline. */
export interface TextItem {
  str: string
  hasEOL: boolean
  width: number
  height: number
  transform: unknown[]
}

/** of the letters' height; letters of one word are never so far apart */
const narrowestSpace = 0.12

/**
 * The pieces of a page with what is between words and lines. pdf.js leaves out the space before a word that stands to
 * the left of the one before, as it does from right to left, and the end of a line where the face changes.
 */
export function withGaps<Item extends object>(items: readonly Item[]): Item[] {
  const whole: Item[] = []
  let last: Extract<Item, TextItem> | undefined
  for (const item of items) {
    if (isText(item)) {
      const gap = last && gapBetween(last, item)
      if (gap) whole.push(gap)
      last = item
    }
    whole.push(item)
  }
  return whole
}

/** The text of a page, its lines apart. */
export const textOf = (items: readonly (TextItem | object)[]): string =>
  withGaps(items)
    .map(item => (isText(item) ? item.str + (item.hasEOL ? '\n' : '') : ''))
    .join('')

// where the content is only marked, nothing is written
const isText = <Item extends object>(item: Item): item is Extract<Item, TextItem> => 'str' in item

function gapBetween<Item extends TextItem>(before: Item, after: Item): Item | undefined {
  if (before.hasEOL || before.str === '' || after.str === '') return undefined
  const [beforeX, beforeY] = placeOf(before)
  const [afterX, afterY] = placeOf(after)
  const height = Math.min(before.height, after.height)
  if (Math.abs(afterY - beforeY) > height / 2) return { ...before, str: '', width: 0, hasEOL: true }
  if (/\s$/u.test(before.str) || /^\s/u.test(after.str)) return undefined
  const [left, right] = beforeX < afterX ? [beforeX + before.width, afterX] : [afterX + after.width, beforeX]
  if (right - left <= height * narrowestSpace) return undefined
  const transform = [...before.transform.slice(0, 4), left, beforeY]
  return { ...before, str: ' ', width: right - left, transform }
}

const placeOf = ({ transform }: TextItem): [x: number, y: number] => [
  Number(transform[4]),
  Number(transform[5]),
]
