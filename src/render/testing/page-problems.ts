import type { Box, Operation, Placed } from '../model/display-list.ts'
import { emptyBox } from '../model/display-list.ts'
import type { PageFrame } from '../pages/layout-context.ts'
import type { Segment } from '../pages/segments.ts'

/** Tolerance in points: positions are sums of floats. */
const slack = 0.05

/** A box of the document in reading order, with the rule that applies to it. */
interface Expected {
  kind: 'head' | 'row' | 'totals' | 'block'
  name: string
  box: Box
  /** whether a row stays on the page of the next row */
  keepsWithNext?: boolean
  /** contains only text */
  flows?: boolean
}

/** A box found on a page: whole, a part, or repeated. */
interface Found {
  page: number
  kind: Expected['kind'] | 'repeated head' | 'carried'
  name: string
  y: number
  box: Box
  isPart: boolean
}

/**
 * Describes violations of the pagination rules; empty if there are none. Independent of the implementation, so
 * that it can serve as an oracle.
 */
export function pageProblems(
  segments: readonly Segment[],
  pages: readonly Placed[][],
  frame: PageFrame,
): string[] {
  const problems: string[] = []
  const found = trace(segments, pages, problems)
  const bodyHeight = frame.bottom - frame.top
  const head = segments.find(each => each.kind === 'table')?.head ?? emptyBox
  const carried = segments.find(each => each.kind === 'totals')?.carriedForward ?? emptyBox
  const isRepeated = head.height <= bodyHeight / 3
  const maxForRow = bodyHeight - (isRepeated ? head.height : 0)
  const bleeds = segments[0]?.kind === 'block' && segments[0].bleeds

  for (const [index, page] of pages.entries()) {
    const place = `page ${index + 1}`
    const boxes = found.filter(each => each.page === index)
    if (pages.length > 1 && boxes.length === 0) problems.push(`${place} is empty`)
    let lowest = index === 0 && bleeds ? 0 : frame.top
    for (const { y, box } of page) {
      if (y < lowest - slack) problems.push(`${place}: boxes overlap at ${y}`)
      lowest = y + box.height
      for (const each of box.operations) {
        if (each.top < -slack || bottomOf(each) > box.height + slack)
          problems.push(`${place}: more in a box than its height`)
      }
    }
    if (lowest > frame.bottom + slack) problems.push(`${place} reaches to ${lowest}, below its body`)

    const kinds = boxes.map(each => each.kind)
    const firstRow = kinds.indexOf('row')
    const aboveRows = kinds.findIndex(kind => kind === 'head' || kind === 'repeated head')
    if (isRepeated && firstRow >= 0 && (aboveRows < 0 || aboveRows > firstRow))
      problems.push(`${place}: rows without a head`)
    const hasRows = segments.some(each => each.kind === 'table' && each.rows.length > 0)
    if (isRepeated && hasRows && aboveRows >= 0 && firstRow < 0)
      problems.push(`${place}: a head without rows`)
    const isCarried = carried.height <= bodyHeight / 3
    if (hasRows && isCarried && kinds.includes('totals') && firstRow < 0 && !kinds.includes('carried'))
      problems.push(`${place}: totals alone`)
    for (const [at, kind] of kinds.entries()) {
      if (kind === 'carried' && (firstRow >= 0 || kinds[at + 1] !== 'totals'))
        problems.push(`${place}: a subtotal is carried to nowhere`)
    }
  }

  for (const { kind, name, page, isPart, box } of found) {
    if (!isPart) continue
    const one = expectedOf(segments).find(each => each.name === name)
    const whole = one?.box.height ?? 0
    if (kind === 'row' && whole <= maxForRow) problems.push(`${name} is split, although a page could hold it`)
    if (kind === 'totals' && whole + carried.height <= bodyHeight) problems.push('the totals are split')
    if (kind === 'block' && !one?.flows && whole <= bodyHeight / 3)
      problems.push(`${name} is split, although it is short`)
    const parts = found.filter(each => each.name === name)
    const lines = parts.map(part => linesOf(part.box))
    const total = lines.reduce((sum, count) => sum + count, 0)
    // lines so high that two hardly fit on a page cannot be kept together
    const hasTallLines = parts.some(part => tallestOf(part.box) > bodyHeight / 8)
    if (kind !== 'head' && total >= 4 && !hasTallLines && linesOf(box) < 2)
      problems.push(`page ${page + 1}: a line of ${name} stands alone`)
  }
  problems.push(
    ...wasted(found, frame, segments),
    ...separated(found, maxForRow, segments),
    ...singleRows(found, bodyHeight),
  )
  return problems
}

/** Rows up to this share of a page are short enough for every rule about rows that stay together. */
const shortShare = 1 / 5

/** Finds pages with a single short row below a repeated head after a page that could have spared one. */
function singleRows(found: readonly Found[], bodyHeight: number): string[] {
  const isShort = (each: Found) => !each.isPart && each.box.height <= bodyHeight * shortShare
  return [...new Set(found.map(({ page }) => page))].flatMap(page => {
    const rowsOf = (index: number) => found.filter(each => each.page === index && each.kind === 'row')
    const [rows, before] = [rowsOf(page), rowsOf(page - 1)]
    const isRepeated = found.some(each => each.page === page && each.kind === 'repeated head')
    const hadSpare = before.length > 2 && before.every(isShort)
    const isSingle = isRepeated && rows.length === 1 && rows.every(isShort)
    return isSingle && hadSpare ? [`page ${page + 1}: a single row below a repeated head`] : []
  })
}

/** Finds pages that ended although the next row would have fitted. */
function wasted(found: readonly Found[], frame: PageFrame, segments: readonly Segment[]): string[] {
  const bodyHeight = frame.bottom - frame.top
  const headHeight = Math.max(
    0,
    ...found.filter(({ kind }) => kind === 'repeated head').map(({ box }) => box.height),
  )
  return found.flatMap((each, index) => {
    const before = found[index - 1]?.kind === 'repeated head' ? found[index - 2] : found[index - 1]
    if (each.kind !== 'row' || each.isPart || before?.kind !== 'row' || before.page === each.page) return []
    // the last two rows move with the totals, and a row alone on its page takes the previous one along
    const together = rowsTogether(each, bodyHeight - headHeight, segments)
    const [second, third] = found
      .slice(index + 1)
      .filter(({ kind, name }) => kind === 'row' && !together.some(row => row.name === name))
    const isCompany =
      !second || !third || third.isPart || second.box.height + third.box.height > bodyHeight - headHeight
    if (isCompany) return []
    const hadRoom = before.y + before.box.height + heightOf(together) < frame.bottom - slack
    return hadRoom ? [`page ${before.page + 1} ends before ${each.name}, which had room`] : []
  })
}

/** Finds rows at the end of a page that are separated from the next row they must stay with. */
function separated(found: readonly Found[], maxForRow: number, segments: readonly Segment[]): string[] {
  return found.flatMap(each => {
    const together = rowsTogether(each, maxForRow, segments)
    const last = found.find(({ name }) => name === together.at(-1)?.name)
    return each.isPart || last === undefined || last.page === each.page
      ? []
      : [`page ${each.page + 1} ends below ${each.name}, which belongs to ${last.name}`]
  })
}

/** A row with the next rows that it must stay with, if a page has room for all. */
function rowsTogether({ name }: Found, maxHeight: number, segments: readonly Segment[]): Expected[] {
  const rows = expectedOf(segments).filter(({ kind }) => kind === 'row')
  const from = rows.findIndex(row => row.name === name)
  const end = rows.findIndex(
    (row, index) => index >= from && (!row.keepsWithNext || index === rows.length - 1),
  )
  const together = from < 0 ? [] : rows.slice(from, end + 1)
  return heightOf(together) > maxHeight ? together.slice(0, 1) : together
}

const heightOf = (rows: readonly Expected[]): number => rows.reduce((sum, { box }) => sum + box.height, 0)

function expectedOf(segments: readonly Segment[]): Expected[] {
  return segments.flatMap((segment, at): Expected[] => {
    if (segment.kind === 'block') {
      const { box, flows } = segment
      return [{ kind: 'block', name: `block ${at}`, box, flows }]
    }
    if (segment.kind === 'totals') return [{ kind: 'totals', name: 'totals', box: segment.box }]
    const rows = segment.rows.map(
      (box, row): Expected => ({
        kind: 'row',
        name: `row ${row}`,
        box,
        keepsWithNext: segment.keepsWithNext(row),
      }),
    )
    return [{ kind: 'head', name: 'head', box: segment.head }, ...rows]
  })
}

/** Matches the boxes on the pages with those of the document, each once and in order. */
function trace(segments: readonly Segment[], pages: readonly Placed[][], problems: string[]): Found[] {
  const expected = expectedOf(segments).filter(({ box }) => box.operations.length > 0 || box.height > 0)
  const head = segments.find(each => each.kind === 'table')?.head
  const totals = segments.find(each => each.kind === 'totals')
  const found: Found[] = []
  let at = 0
  let begun: Map<number, string[]> | null = null
  for (const [page, placed] of pages.entries()) {
    for (const { y, box } of placed) {
      const current = expected[at]
      const isFirst = found.every(each => each.page !== page)
      if (current && box === current.box && begun === null) {
        found.push({ page, kind: current.kind, name: current.name, y, box, isPart: false })
        at += 1
      } else if (box === head && isFirst) {
        found.push({ page, kind: 'repeated head', name: 'head', y, box, isPart: false })
      } else if (box === totals?.carriedForward || box === totals?.carriedAgain) {
        found.push({ page, kind: 'carried', name: 'carried', y, box, isPart: false })
      } else if (current) {
        begun ??= columnsOf(current.box)
        if (!takeFrom(begun, box)) problems.push(`page ${page + 1}: what stands there is not ${current.name}`)
        found.push({ page, kind: current.kind, name: current.name, y, box, isPart: true })
        if ([...begun.values()].every(texts => texts.length === 0)) {
          at += 1
          begun = null
        }
      } else problems.push(`page ${page + 1}: something follows the end`)
    }
  }
  if (at < expected.length) problems.push(`${expected[at]?.name} and what follows are missing`)
  return found
}

/** Lists the texts and pictures of a box from top to bottom, by their left edge. */
function columnsOf(box: Box): Map<number, string[]> {
  const columns = new Map<number, string[]>()
  for (const each of box.operations.toSorted((a, b) => a.top - b.top)) {
    if (each.kind === 'rectangle') continue
    columns.set(each.x, [...(columns.get(each.x) ?? []), nameOf(each)])
  }
  return columns
}

/** Removes the texts of a part from the start of each list; false if they do not match. */
function takeFrom(columns: Map<number, string[]>, part: Box): boolean {
  return [...columnsOf(part)].every(([x, texts]) => {
    const rest = columns.get(x) ?? []
    columns.set(x, rest.slice(texts.length))
    return texts.every((text, index) => text === rest[index])
  })
}

const nameOf = (each: Operation): string =>
  each.kind === 'text' ? each.words.map(word => word.text).join('') : each.kind

const linesOf = (box: Box): number =>
  new Set(box.operations.filter(each => each.kind !== 'rectangle').map(each => Math.round(each.top * 10)))
    .size

const tallestOf = (box: Box): number =>
  Math.max(
    0,
    ...box.operations.filter(each => each.kind !== 'rectangle').map(each => bottomOf(each) - each.top),
  )

const bottomOf = (each: Operation): number =>
  each.top + (each.kind === 'text' ? each.style.leading : each.height)
