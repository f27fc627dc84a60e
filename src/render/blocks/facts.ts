import type { LabelledField } from '../bound-invoice.ts'
import { type Box, emptyBox } from '../display-list.ts'
import { listPairs } from '../list-pairs.ts'
import type { Sheet } from '../sheet.ts'
import { overlay, stack } from '../stack.ts'
import type { BlockOf } from '../template.ts'
import type { Column } from './leaf.ts'
import { layPairs } from './pairs.ts'

/** Number, dates and references: those of the asked for that the invoice has. */
export function layFacts(block: BlockOf<'facts'>, column: Column, sheet: Sheet): Box {
  const facts = block.show.flatMap(name => sheet.invoice.facts[name] ?? [])
  if (facts.length === 0) return emptyBox
  const styles = { label: sheet.style(block.label_style), value: sheet.style(block.value_style) }
  if (block.layout === 'rows') return layPairs(facts, styles, block.gap, column, sheet)
  if (block.layout === 'strip') return layStrip(facts, styles, block, column, sheet)
  const pair = listPairs()
  return stack(
    facts.map(fact => ({ box: pair(layStacked(fact, styles, block, column, sheet)), space: block.gap })),
  )
}

function layStrip(
  facts: readonly LabelledField[],
  styles: Parameters<typeof layPairs>[1],
  block: BlockOf<'facts'>,
  { x, width }: Column,
  sheet: Sheet,
): Box {
  const { gap } = block
  const share = (width - gap * (facts.length - 1)) / facts.length
  const pair = listPairs()
  return overlay(
    facts.map((fact, index) =>
      pair(layStacked(fact, styles, block, { x: x + index * (share + gap), width: share }, sheet)),
    ),
  )
}

/** Label above value. */
function layStacked(
  { label, value }: LabelledField,
  styles: Parameters<typeof layPairs>[1],
  { align }: BlockOf<'facts'>,
  column: Column,
  { typesetter }: Sheet,
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
