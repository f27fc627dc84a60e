import { type Box, emptyBox, type LabelledField } from '../model/display-list.ts'
import { overlay, stack } from '../model/stack.ts'
import type { Column, LayoutContext } from '../pages/layout-context.ts'
import type { BlockOf } from '../template/template.ts'
import { widestWord } from '../text/widest-word.ts'
import { layOutPairs, listPairs } from './pairs.ts'

/**
 * Divides a width among columns with minimum widths: equally if every minimum fits, else with wider columns for
 * larger minimums. If not all fit on one line, returns fewer columns, and the rest continues in rows below.
 */
function stripWidths(natural: readonly number[], width: number, gap: number): number[] {
  for (let count = natural.length; count > 1; count -= 1) {
    const room = width - gap * (count - 1)
    const min = Array.from({ length: count }, (_, column) =>
      Math.max(...natural.filter((_, index) => index % count === column)),
    )
    if (sumOf(min) <= room) return shared(min, room)
  }
  return [width]
}

/** Divides the width as equally as the minimums allow. */
function shared(min: readonly number[], room: number): number[] {
  let share = room / min.length
  let [rest, open] = [room, min.length]
  for (const width of min.toSorted((a, b) => b - a)) {
    share = rest / open
    if (width <= share) break
    rest -= width
    open -= 1
  }
  return min.map(width => Math.max(width, share))
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** Lays out those of the selected facts (number, dates, references) that the invoice contains. */
export function layOutFacts(block: BlockOf<'facts'>, column: Column, context: LayoutContext): Box {
  const facts = block.show.flatMap(name => context.invoice.facts[name])
  if (facts.length === 0) return emptyBox
  const styles = { label: context.style(block.label_style), value: context.style(block.value_style) }
  if (block.layout === 'rows') return layOutPairs(facts, styles, block.gap, column, context)
  if (block.layout === 'strip') return layOutStrip(facts, styles, block, column, context)
  const pair = listPairs()
  return stack(
    facts.map(fact => ({ box: pair(layOutStacked(fact, styles, block, column, context)), space: block.gap })),
  )
}

/** Uses as many columns as keep every word unbroken; further facts continue in rows below. */
function layOutStrip(
  facts: readonly LabelledField[],
  styles: Parameters<typeof layOutPairs>[1],
  block: BlockOf<'facts'>,
  column: Column,
  context: LayoutContext,
): Box {
  const natural = facts.map(({ label, value }) =>
    Math.max(
      widestWord(label, styles.label, context.typesetter),
      widestWord(value.text, styles.value, context.typesetter),
    ),
  )
  const widths = stripWidths(natural, column.width, block.gap)
  const pair = listPairs()
  const rows: { box: Box; space: number }[] = []
  for (let first = 0; first < facts.length; first += widths.length) {
    let x = column.x
    const row = facts.slice(first, first + widths.length).map((fact, index) => {
      const width = widths[index] ?? column.width
      const box = pair(layOutStacked(fact, styles, block, { x, width }, context))
      x += width + block.gap
      return box
    })
    rows.push({ box: overlay(row), space: first === 0 ? 0 : styles.value.leading / 2 })
  }
  return stack(rows)
}

/** Lays out the label above the value. */
function layOutStacked(
  { label, value }: LabelledField,
  styles: Parameters<typeof layOutPairs>[1],
  { align }: BlockOf<'facts'>,
  column: Column,
  { typesetter }: LayoutContext,
): Box {
  const place = { ...column, align }
  const labels = typesetter.set({ text: label, path: null }, styles.label, {
    ...place,
    top: 0,
    role: 'label',
  })
  const top = labels.length * styles.label.leading
  const values = typesetter.set(value, styles.value, { ...place, top })
  return { height: top + values.length * styles.value.leading, operations: [...labels, ...values] }
}
