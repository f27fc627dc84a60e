import type { Box, Operation, Placed, TextLine } from './display-list.ts'

type Pages = readonly (readonly Placed[])[]

/**
 * Turns the layout of a document that is read from right to left: what stood at the left edge stands at the right
 * one. Text and pictures are moved, never reflected. Figures keep their units below each other, which flush left
 * they would not: those of one column end where the widest one or their heading does.
 *
 * @param all every page of the document, so that one looks the same alone and among the others
 */
export function mirrorPages(pages: Pages, all: Pages, width: number): Placed[][] {
  const columns = figureColumns(all)
  return pages.map(page => page.map(({ y, box }) => ({ y, box: mirrorBox(box, width, columns) })))
}

function mirrorBox(box: Box, width: number, columns: ReadonlyMap<string, number>): Box {
  const turned = (operation: Operation): Operation => {
    const room = operation.kind === 'text' ? roomBefore(operation, columns) : 0
    return { ...operation, x: width - operation.x - operation.width + room }
  }
  return { height: box.height, operations: box.operations.map(turned) }
}

function roomBefore(line: TextLine, columns: ReadonlyMap<string, number>): number {
  const key = keyOf(line)
  return key === null ? 0 : Math.max(0, (columns.get(key) ?? 0) - line.width)
}

/** Lines that end at the same place are a column, and where the figures stand in a table its heading is of it. */
function keyOf({ x, width, role, style }: TextLine): string | null {
  const edge = Math.round((x + width) * 10)
  if (role === 'table-head') return `cells ${edge}`
  if (style.font.figures !== 'tabular' || role === 'label') return null
  return role === 'table-cell' ? `cells ${edge}` : `${style.size} ${edge}`
}

/** The width of the widest figure of each column; boxes recur from page to page and from one layout to the next. */
function figureColumns(pages: Pages): Map<string, number> {
  const columns = new Map<string, number>()
  const tight = new Set<string>()
  for (const page of pages) {
    for (const { box } of page) {
      for (const [key, width] of figuresOf(box).widest)
        columns.set(key, Math.max(width, columns.get(key) ?? 0))
    }
  }
  for (const page of pages) {
    for (const { box } of page) for (const key of tightIn(box, columns)) tight.add(key)
  }
  for (const key of tight) columns.delete(key)
  return columns
}

interface Figures {
  widest: ReadonlyMap<string, number>
  labels: readonly TextLine[]
}

const known = new WeakMap<Box, Figures>()

function figuresOf(box: Box): Figures {
  let figures = known.get(box)
  if (!figures) {
    const widest = new Map<string, number>()
    for (const operation of box.operations) {
      if (operation.kind !== 'text') continue
      const key = keyOf(operation)
      if (key !== null) widest.set(key, Math.max(operation.width, widest.get(key) ?? 0))
    }
    figures = { widest, labels: box.operations.filter(isLabel) }
    known.set(box, figures)
  }
  return figures
}

const leastGap = 6

/** Columns in which a figure that ended further away would run into the label beside it. */
function tightIn(box: Box, columns: ReadonlyMap<string, number>): string[] {
  const { labels } = figuresOf(box)
  if (labels.length === 0) return []
  return box.operations.flatMap(operation => {
    if (operation.kind !== 'text') return []
    const key = keyOf(operation)
    const room = roomBefore(operation, columns)
    if (key === null || room === 0) return []
    const isTight = labels.some(
      label =>
        label.top < operation.top + operation.style.leading &&
        operation.top < label.top + label.style.leading &&
        label.x < operation.x &&
        label.x + label.width + leastGap > operation.x - room,
    )
    return isTight ? [key] : []
  })
}

const isLabel = (operation: Operation): operation is TextLine =>
  operation.kind === 'text' && operation.role === 'label'
