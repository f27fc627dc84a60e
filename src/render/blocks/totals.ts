import type { BoundTotal } from '../bind/bound-invoice.ts'
import { type Box, emptyBox, type LabelledField } from '../model/display-list.ts'
import { stack } from '../model/stack.ts'
import { repeatedSubtotal } from '../model/structure.ts'
import type { TextStyle } from '../model/text-style.ts'
import type { Column, LayoutContext } from '../pages/layout-context.ts'
import type { TotalsSegment } from '../pages/segments.ts'
import type { BlockOf } from '../template/template.ts'
import { fitText } from '../text/fit-text.ts'
import { widestWord } from '../text/widest-word.ts'
import { layOutRule } from './leaf.ts'
import { inPair, listPairs } from './pairs.ts'

/** Points between a label and its amount. Amounts are never broken; labels wrap in the remaining width. */
const labelGap = 10

/** Minimum share of the line for the amount, whatever its label is. */
const minForFigure = 0.5

/** Lays out the sums at the right edge of their column, with the amount due emphasised. */
export function layOutTotals(
  block: BlockOf<'totals'>,
  { x, width: max }: Column,
  context: LayoutContext,
): Box {
  const { totals } = context.invoice
  const width = totalsWidth(block, max, context)
  const column = { x: x + max - width, width }
  const pair = listPairs()
  const parts = totals.map((total, index) => ({
    box: pair(
      total.isPayable
        ? layOutPayable(block, total, column, context)
        : layOutStep(block, total, column, context),
    ),
    space: total.isPayable && index > 0 ? block.payable.space : 0,
  }))
  return stack(parts)
}

/** Lays out the subtotal above totals that start on a page without rows, and above their further parts. */
export function layOutSubtotal(
  block: BlockOf<'totals'>,
  { x, width: max }: Column,
  context: LayoutContext,
): Pick<TotalsSegment, 'carriedForward' | 'carriedAgain'> {
  const width = totalsWidth(block, max, context)
  const column = { x: x + max - width, width }
  const box = layOutStep(block, context.invoice.carriedForward, column, context)
  return { carriedForward: listPairs()(box), carriedAgain: inPair(box, repeatedSubtotal) }
}

/** Returns the width in the template, or more if an amount needs it. */
export function totalsWidth(block: BlockOf<'totals'>, max: number, context: LayoutContext): number {
  const { invoice } = context
  const natural = [...invoice.totals, { ...invoice.carriedForward, isPayable: false }].map(total => {
    const { label, figure } = stylesOf(block, total.isPayable, context)
    const figureWidth = context.typesetter.widthOf(total.value.text, figure)
    const labelWidth = total.isPayable
      ? context.typesetter.widthOf(total.label, label)
      : widestWord(total.label, label, context.typesetter)
    return labelWidth + labelGap + figureWidth + 2 * block.inset
  })
  return Math.min(Math.max(block.width, ...natural), max)
}

interface LineStyles {
  label: TextStyle
  figure: TextStyle
}

function stylesOf(block: BlockOf<'totals'>, isPayable: boolean, context: LayoutContext): LineStyles {
  const { payable } = block
  if (!isPayable) return { label: context.style(block.style), figure: context.style(block.style) }
  return { label: context.style(payable.style), figure: context.style(payable.figure_style ?? payable.style) }
}

function layOutStep(
  block: BlockOf<'totals'>,
  total: LabelledField,
  column: Column,
  context: LayoutContext,
): Box {
  const line = layOutLine(total, stylesOf(block, false, context), block.inset, block.padding, column, context)
  const rule = block.rule ? layOutRule(block.rule, column, context) : null
  return rule
    ? stack([
        { box: line, space: 0 },
        { box: rule, space: 0 },
      ])
    : line
}

function layOutPayable(
  block: BlockOf<'totals'>,
  total: BoundTotal,
  column: Column,
  context: LayoutContext,
): Box {
  const { payable } = block
  const line = layOutLine(
    total,
    stylesOf(block, true, context),
    block.inset,
    payable.padding,
    column,
    context,
  )
  const ground = { kind: 'rectangle', ...column, top: 0, height: line.height } as const
  const filled: Box = payable.fill
    ? { ...line, operations: [{ ...ground, color: context.color(payable.fill) }, ...line.operations] }
    : line
  const ruleOf = (rule: typeof payable.rule) => (rule ? layOutRule(rule, column, context) : emptyBox)
  return stack([
    { box: ruleOf(payable.rule), space: 0 },
    { box: filled, space: 0 },
    { box: ruleOf(payable.end_rule), space: 0 },
  ])
}

/** Lays out the label on the left and the amount on the right, on one baseline. */
function layOutLine(
  { label, value }: LabelledField,
  styles: LineStyles,
  inset: number,
  padding: number,
  column: Column,
  context: LayoutContext,
): Box {
  const { typesetter } = context
  const x = column.x + inset
  const width = column.width - 2 * inset
  const leftBeside = width - labelGap - widestWord(label, styles.label, typesetter)
  const room = Math.max(leftBeside, width * minForFigure)
  const figure = fitText(value.text, styles.figure, room, typesetter)
  const figureWidth = Math.min(typesetter.widthOf(value.text, figure), room)
  const drop = styles.figure.baseline - styles.label.baseline
  const labelTop = padding + Math.max(0, drop)
  const figureTop = padding + Math.max(0, -drop)
  const labels = typesetter.set({ text: label, path: value.path }, styles.label, {
    x,
    width: width - figureWidth - labelGap,
    top: labelTop,
    role: 'label',
  })
  const figures = typesetter.set(value, figure, {
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
