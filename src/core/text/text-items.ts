/** A text item of pdf.js; the last two numbers of `transform` are the left end of the baseline. */
export interface TextItem {
  str: string
  hasEOL: boolean
  width: number
  height: number
  transform: unknown[]
}

/** Minimum gap between words as a fraction of the text height. */
const minSpaceWidth = 0.12

/**
 * Adds missing spaces and line ends to the text items of a page. pdf.js omits the space between words that run from
 * right to left, and the line end where the font changes.
 */
export function insertSpaces<Item extends object>(items: readonly Item[]): Item[] {
  const result: Item[] = []
  let last: Extract<Item, TextItem> | undefined
  for (const item of items) {
    if (isText(item)) {
      const gap = last && missingSpace(last, item)
      if (gap) result.push(gap)
      last = item
    }
    result.push(item)
  }
  return result
}

/** The text of a page with line breaks. */
export const textOf = (items: readonly (TextItem | object)[]): string =>
  insertSpaces(items)
    .map(item => (isText(item) ? item.str + (item.hasEOL ? '\n' : '') : ''))
    .join('')

// Items of marked content have no text.
const isText = <Item extends object>(item: Item): item is Extract<Item, TextItem> => 'str' in item

function missingSpace<Item extends TextItem>(before: Item, after: Item): Item | undefined {
  if (before.hasEOL || before.str === '' || after.str === '') return undefined
  const [beforeX, beforeY] = positionOf(before)
  const [afterX, afterY] = positionOf(after)
  const height = Math.min(before.height, after.height)
  if (Math.abs(afterY - beforeY) > height / 2) return { ...before, str: '', width: 0, hasEOL: true }
  if (/\s$/u.test(before.str) || /^\s/u.test(after.str)) return undefined
  const [left, right] = beforeX < afterX ? [beforeX + before.width, afterX] : [afterX + after.width, beforeX]
  if (right - left <= height * minSpaceWidth) return undefined
  const transform = [...before.transform.slice(0, 4), left, beforeY]
  return { ...before, str: ' ', width: right - left, transform }
}

const positionOf = ({ transform }: TextItem): [x: number, y: number] => [
  Number(transform[4]),
  Number(transform[5]),
]
