import type { BoundParty } from '../bind/bound-invoice.ts'
import { type Box, emptyBox, type Field } from '../model/display-list.ts'
import { stack } from '../model/stack.ts'
import type { Column, LayoutContext } from '../pages/layout-context.ts'
import type { BlockOf } from '../template/template.ts'
import { fitHeight, scaled } from '../text/fit-text.ts'

/** Points between the address and the details. */
const paragraphGap = 4

export function layOutParty(block: BlockOf<'party'>, column: Column, context: LayoutContext): Box {
  const party = context.invoice[block.of]
  if (!party) return emptyBox
  const layOutAt = (scale: number) => layOutScaled(block, party, scale, column, context)
  if (block.max_height === undefined) return layOutAt(1)
  const styles = [block.name_style, block.style, block.label_style ?? block.style].map(context.style)
  return layOutAt(fitHeight(block.max_height, styles, scale => layOutAt(scale).height))
}

function layOutScaled(
  block: BlockOf<'party'>,
  party: BoundParty,
  scale: number,
  { x, width }: Column,
  context: LayoutContext,
): Box {
  const lines = (fields: readonly (Field | null)[], name: string, role?: 'heading'): Box => {
    const style = scaled(context.style(name), scale)
    const operations = fields
      .filter(field => field !== null)
      .flatMap(field =>
        context.typesetter.set(field, style, { x, width, top: 0, align: block.align, ...(role && { role }) }),
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
