import type { Box, Operation, Placed, TextLine } from '../model/display-list.ts'

type Pages = readonly (readonly Placed[])[]

/**
 * Mirrors the layout for right-to-left documents. Text and pictures are moved, not reflected. Numbers of one
 * column stay right-aligned at the widest number or the heading, so that their digits remain aligned.
 * @param all every page of the document, because column widths depend on all of them
 */
export function mirrorPages(pages: Pages, all: Pages, width: number): Placed[][] {
  const columns = figureColumns(all)
  return pages.map(page => page.map(({ y, box }) => ({ y, box: mirrorBox(box, width, columns) })))
}

function mirrorBox(box: Box, width: number, columns: Columns): Box {
  const mirrored = (operation: Operation): Operation => {
    const room = operation.kind === 'text' ? indentOf(operation, columns) : 0
    return { ...operation, x: width - operation.x - operation.width + room }
  }
  return { height: box.height, operations: box.operations.map(mirrored) }
}

/** Width of the widest line of each numeric column, by key. */
type Columns = Map<number, number>

function indentOf(line: TextLine, columns: Columns): number {
  const key = keyOf(line)
  return key === null ? 0 : Math.max(0, (columns.get(key) ?? 0) - line.width)
}

const digit = /\p{Nd}/u

/** Factor larger than any page width in tenths of a point. */
const keyStride = 100_000

/** Lines with the same right edge form a column; in a table, the heading belongs to it. */
function keyOf({ x, width, role, style, words }: TextLine): number | null {
  const edge = Math.round((x + width) * 10)
  if (role === 'table-head') return edge
  if (style.font.figures !== 'tabular' || role === 'label') return null
  // a common right edge of words is a coincidence, not a numeric column
  if (role !== 'table-cell' && !words.some(({ text }) => digit.test(text))) return null
  return role === 'table-cell' ? edge : Math.round(style.size * 10) * keyStride + edge
}

function figureColumns(pages: Pages): Columns {
  const columns: Columns = new Map()
  const labelled: Box[] = []
  for (const page of pages) {
    for (const { box } of page) {
      const { keys, widths, labels } = figuresOf(box)
      for (let index = 0; index < keys.length; index += 1) {
        const [key, width] = [keys[index] ?? 0, widths[index] ?? 0]
        if (width > (columns.get(key) ?? 0)) columns.set(key, width)
      }
      if (labels.length > 0) labelled.push(box)
    }
  }
  for (const key of labelled.flatMap(box => overlappingColumns(box, columns))) columns.delete(key)
  return columns
}

interface Figures {
  keys: readonly number[]
  /** of the line with the key at the same index */
  widths: readonly number[]
  labels: readonly TextLine[]
}

/** Cache: boxes recur on pages and between keystrokes. */
const cache = new WeakMap<Box, Figures>()

function figuresOf(box: Box): Figures {
  let figures = cache.get(box)
  if (!figures) {
    const lines = box.operations.filter(operation => operation.kind === 'text')
    const ends = lines.flatMap(line => {
      const key = keyOf(line)
      return key === null ? [] : { key, width: line.width }
    })
    figures = {
      keys: ends.map(({ key }) => key),
      widths: ends.map(({ width }) => width),
      labels: lines.filter(({ role }) => role === 'label'),
    }
    cache.set(box, figures)
  }
  return figures
}

const minGap = 6

/** Returns keys of columns in which a moved number would overlap the label beside it. */
function overlappingColumns(box: Box, columns: Columns): number[] {
  const { labels } = figuresOf(box)
  return box.operations.flatMap(operation => {
    if (operation.kind !== 'text') return []
    const key = keyOf(operation)
    const room = indentOf(operation, columns)
    if (key === null || room === 0) return []
    const overlaps = labels.some(
      label =>
        label.top < operation.top + operation.style.leading &&
        operation.top < label.top + label.style.leading &&
        label.x < operation.x &&
        label.x + label.width + minGap > operation.x - room,
    )
    return overlaps ? [key] : []
  })
}
