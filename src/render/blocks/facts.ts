import type { LabelledField } from '../bound-invoice.ts'
import { type Box, emptyBox } from '../display-list.ts'
import type { Sheet } from '../sheet.ts'
import { overlay } from '../stack.ts'
import type { BlockOf } from '../template.ts'
import type { Column } from './leaf.ts'
import { layPairs } from './pairs.ts'

/** Number, dates and references: those of the asked for that the invoice has. */
export function layFacts(block: BlockOf<'facts'>, column: Column, sheet: Sheet): Box {
  const facts = block.show.flatMap(name => sheet.invoice.facts[name] ?? [])
  if (facts.length === 0) return emptyBox
  const styles = { label: sheet.style(block.label_style), value: sheet.style(block.value_style) }
  if (block.layout === 'rows') return layPairs(facts, styles, block.gap, column, sheet)
  return layStrip(facts, styles, block.gap, column, sheet)
}

function layStrip(
  facts: readonly LabelledField[],
  styles: Parameters<typeof layPairs>[1],
  gap: number,
  { x, width }: Column,
  { typesetter }: Sheet,
): Box {
  const share = (width - gap * (facts.length - 1)) / facts.length
  return overlay(
    facts.map(({ label, value }, index) => {
      const place = { x: x + index * (share + gap), width: share }
      const labels = typesetter.set({ text: label, path: null }, styles.label, {
        ...place,
        top: 0,
        role: 'label',
      })
      const top = labels.length * styles.label.leading
      const values = typesetter.set(value, styles.value, { ...place, top })
      return { height: top + values.length * styles.value.leading, operations: [...labels, ...values] }
    }),
  )
}
