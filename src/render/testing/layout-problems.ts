import { fillLabel, labelsOf } from '../bind/labels.ts'
import type { DisplayList, Operation, Page, TextLine } from '../model/display-list.ts'
import type { PageFrame } from '../pages/layout-context.ts'
import type { Template } from '../template/template.ts'
import { directionOf } from '../text/document-language.ts'

/** Tolerance in points: positions are sums of floats. */
const slack = 0.1

/** The bounds of an operation on its page. */
interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

/** Describes misplaced operations; empty if the layout is correct. */
export function layoutProblems(list: DisplayList, template: Template, frame: PageFrame): string[] {
  return list.pages.flatMap((page, index) => {
    const place = `page ${index + 1}`
    const problems = [...outside(page, list, frame, hasFrames(template)), ...overlaps(page)]
    problems.push(...wrongNumber(page, index, list, template))
    return problems.map(problem => `${place}: ${problem}`)
  })
}

const hasFrames = ({ blocks }: Template): boolean => blocks.some(({ type }) => type === 'stage')

function* areasOf({ placed }: Page): Generator<{ operation: Operation; area: Area }> {
  for (const { y, box } of placed) {
    for (const operation of box.operations) {
      const { x, width } = operation
      const top = y + operation.top
      const height = operation.kind === 'text' ? operation.style.leading : operation.height
      yield { operation, area: { left: x, top, right: x + width, bottom: top + height } }
    }
  }
}

function outside(page: Page, list: DisplayList, frame: PageFrame, hasFreeFrames: boolean): string[] {
  const problems: string[] = []
  const isMirrored = directionOf(list.language) === 'rtl'
  const margin = { left: frame.left, right: frame.width - frame.left - frame.bodyWidth }
  const [left, right] = isMirrored ? [margin.right, margin.left] : [margin.left, margin.right]
  for (const { operation, area } of areasOf(page)) {
    const name = describe(operation)
    const isOnSheet =
      area.left >= -slack &&
      area.right <= list.width + slack &&
      area.top >= -slack &&
      area.bottom <= list.height + slack
    if (!isOnSheet) problems.push(`${name} leaves the sheet`)
    // a single diacritic has no width, or a negative one with negative tracking
    if (operation.kind !== 'text' || operation.width <= 0) continue
    const isBetween = area.left >= left - slack && area.right <= list.width - right + slack
    if (!isBetween && !hasFreeFrames) problems.push(`${name} stands in the margin`)
    // text that starts in the body must end there; the rest belongs to the footer
    if (area.top < frame.bottom - slack && area.bottom > frame.bottom + slack)
      problems.push(`${name} reaches below the body`)
  }
  return problems
}

function overlaps(page: Page): string[] {
  const lines = [...areasOf(page)]
    .filter(({ operation, area }) => operation.kind === 'text' && area.right - area.left > slack)
    .toSorted((a, b) => a.area.top - b.area.top)
  const problems: string[] = []
  for (const [index, { operation, area }] of lines.entries()) {
    for (let after = index + 1; after < lines.length; after += 1) {
      const other = lines[after]
      if (!other || other.area.top >= area.bottom - slack) break
      const isBeside = other.area.left >= area.right - slack || other.area.right <= area.left + slack
      if (!isBeside) problems.push(`${describe(operation)} lies on ${describe(other.operation)}`)
    }
  }
  return problems
}

function wrongNumber(
  { placed }: Page,
  index: number,
  { pages, language }: DisplayList,
  { footer }: Template,
): string[] {
  const isExpected = [footer.left, footer.center, footer.right].some(text => text.includes('{page_of_pages}'))
  if (!isExpected || pages.length === 1) return []
  const words = labelsOf(language).page_of_pages
  const expected = fillLabel(words, { page: `${index + 1}`, pages: `${pages.length}` })
  const foot = textOfLines(placed.at(-1)?.box.operations.filter(each => each.kind === 'text') ?? [])
  // a line too narrow for its text is truncated
  const isRight = foot.includes('…') || holds(foot, expected)
  return isRight ? [] : [`the footer says “${foot}”, not “${expected}”`]
}

const describe = (operation: Operation): string =>
  operation.kind === 'text'
    ? `“${textOf(operation)}” (${operation.path ?? operation.role})`
    : `a ${operation.kind}`

const textOf = ({ words }: TextLine): string => words.map(word => word.text).join('')
const textOfLines = (lines: readonly TextLine[]): string => lines.map(textOf).join(' ')

const unseen = /[\p{M}\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\s\ufffd]/gu
const reordered =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Bidi_Control}\u07c0-\u08ff\ufb1d-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * Normalises text for comparison: without diacritics, white space, case and invisible characters. Text that may
 * be in visual order is sorted by code point.
 */
export function comparable(text: string, isReordered = reordered.test(text)): string {
  const plain = text.toUpperCase().toLowerCase().normalize('NFKD').replaceAll(unseen, '')
  return isReordered ? [...plain].toSorted().join('') : plain
}

/** Whether a text contains another one after normalisation. */
export function holds(there: string, text: string): boolean {
  if (!reordered.test(text)) return comparable(there, false).includes(comparable(text, false))
  // without a reliable order, each character must occur at least as often
  const sorted = comparable(there, true)
  let at = 0
  for (const character of comparable(text, true)) {
    at = sorted.indexOf(character, at) + character.length
    if (at < character.length) return false
  }
  return true
}

/**
 * Collects the text at each path over all pages. A field shown in several columns is collected by column and as
 * a whole; a column is identified by its left edge or, if centred, by its structure node.
 */
export function textsByPath({ pages }: DisplayList): Map<string, string[]> {
  const columns = new Map<string, Map<unknown, string>>()
  for (const { placed } of pages) {
    for (const { box } of placed) {
      for (const each of box.operations) {
        if (each.kind !== 'text' || each.path === null) continue
        const own = columns.get(each.path) ?? new Map<unknown, string>()
        columns.set(each.path, own)
        for (const column of [each.x, each.piece, Number.NaN])
          own.set(column, `${own.get(column) ?? ''}${textOf(each)} `)
      }
    }
  }
  return new Map([...columns].map(([path, own]) => [path, [...own.values()]]))
}
