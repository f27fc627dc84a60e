import type { Field } from '../bind/bound-invoice.ts'
import { type Box, emptyBox } from '../display-list.ts'
import type { Sheet } from '../sheet.ts'
import { stack } from '../stack.ts'
import type { BlockOf } from '../template/template.ts'
import type { Column } from './leaf.ts'

/** Room between the address and what follows it. */
const paragraphGap = 4

export function layParty(block: BlockOf<'party'>, { x, width }: Column, sheet: Sheet): Box {
  const party = sheet.invoice[block.of]
  if (!party) return emptyBox
  const lines = (fields: readonly (Field | null)[], name: string, role?: 'heading'): Box => {
    const style = sheet.style(name)
    const operations = fields
      .filter(field => field !== null)
      .flatMap(field =>
        sheet.typesetter.set(field, style, { x, width, top: 0, align: block.align, ...(role && { role }) }),
      )
      .map((line, index) => ({ ...line, top: index * style.leading }))
    return { height: operations.length * style.leading, operations }
  }
  const label = block.label_style
    ? lines([{ text: party.label, path: null }], block.label_style, 'heading')
    : emptyBox
  return stack([
    { box: label, space: 0 },
    { box: lines([party.name], block.name_style), space: 2 },
    { box: lines(party.address, block.style), space: 0 },
    { box: block.details ? lines(party.details, block.style) : emptyBox, space: paragraphGap },
  ])
}
