import type { BoundTotal, LabelledField } from '../bound-invoice.ts'
import type { Box } from '../display-list.ts'
import type { TotalsSegment } from '../flow.ts'
import type { Sheet } from '../sheet.ts'
import { stack } from '../stack.ts'
import type { BlockOf } from '../template.ts'
import type { TextStyle } from '../text-style.ts'
import { type Column, layRule } from './leaf.ts'

/** A sum is never broken; its label takes what is left beside it. */
const labelGap = 10

/** The sums, at the right edge of the body, the one that is due set off from those that lead to it. */
export function layTotals(block: BlockOf<'totals'>, sheet: Sheet): TotalsSegment {
  const { totals, carriedForward } = sheet.invoice
  const parts = totals.map((total, index) => ({
    box: total.isPayable ? layPayable(block, total, sheet) : layStep(block, total, sheet),
    space: total.isPayable && index > 0 ? block.payable.space : 0,
  }))
  return {
    kind: 'totals',
    space: block.space,
    box: stack(parts),
    carriedForward: layStep(block, carriedForward, sheet),
  }
}

function columnOf(block: BlockOf<'totals'>, { frame }: Sheet): Column {
  const width = Math.min(block.width, frame.bodyWidth)
  return { x: frame.left + frame.bodyWidth - width, width }
}

function layStep(block: BlockOf<'totals'>, total: LabelledField, sheet: Sheet): Box {
  const style = sheet.style(block.style)
  const column = columnOf(block, sheet)
  const line = layLine(total, { label: style, figure: style }, block.inset, block.padding, column, sheet)
  const rule = block.rule ? layRule(block.rule, column, sheet) : null
  return rule
    ? stack([
        { box: line, space: 0 },
        { box: rule, space: 0 },
      ])
    : line
}

function layPayable(block: BlockOf<'totals'>, total: BoundTotal, sheet: Sheet): Box {
  const { payable } = block
  const column = columnOf(block, sheet)
  const label = sheet.style(payable.style)
  const figure = sheet.style(payable.figure_style ?? payable.style)
  const line = layLine(total, { label, figure }, block.inset, payable.padding, column, sheet)
  const ground = { kind: 'rectangle', ...column, top: 0, height: line.height } as const
  const filled: Box = payable.fill
    ? { ...line, operations: [{ ...ground, color: sheet.color(payable.fill) }, ...line.operations] }
    : line
  const rule = payable.rule ? layRule(payable.rule, column, sheet) : null
  return rule
    ? stack([
        { box: rule, space: 0 },
        { box: filled, space: 0 },
      ])
    : filled
}

/** Label left, sum right, on one baseline. */
function layLine(
  { label, value }: LabelledField,
  styles: { label: TextStyle; figure: TextStyle },
  inset: number,
  padding: number,
  column: Column,
  { typesetter }: Sheet,
): Box {
  const x = column.x + inset
  const width = column.width - 2 * inset
  const figureWidth = Math.min(typesetter.widthOf(value.text, styles.figure), width * 0.7)
  const drop = styles.figure.baseline - styles.label.baseline
  const labelTop = padding + Math.max(0, drop)
  const figureTop = padding + Math.max(0, -drop)
  const labels = typesetter.set({ text: label, path: value.path }, styles.label, {
    x,
    width: width - figureWidth - labelGap,
    top: labelTop,
    role: 'label',
  })
  const figures = typesetter.set(value, styles.figure, {
    x: x + width - figureWidth,
    width: figureWidth,
    top: figureTop,
    align: 'right',
  })
  const bottom = Math.max(
    labelTop + labels.length * styles.label.leading,
    figureTop + figures.length * styles.figure.leading,
  )
  return { height: bottom + padding, operations: [...labels, ...figures] }
}
