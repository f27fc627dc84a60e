import type { Operation, Rectangle } from '../model/display-list.ts'
import type { LayoutContext } from '../pages/layout-context.ts'
import type { Rule } from '../template/template.ts'

/** Decoration of a row or of the table head. */
export interface RowDecoration {
  rule: Rule | undefined
  top_rule?: Rule | undefined
  fill: string | undefined
}

/** Adds a background below the text and rules along the edges, at the width of the table. */
export function decorateRow(
  text: readonly Operation[],
  height: number,
  { rule, top_rule, fill }: RowDecoration,
  { frame, color }: LayoutContext,
): Operation[] {
  const across = (top: number, thickness: number, name: string): Rectangle => ({
    kind: 'rectangle',
    x: frame.left,
    top,
    width: frame.bodyWidth,
    height: thickness,
    color: color(name),
  })
  const operations: Operation[] = fill === undefined ? [] : [across(0, height, fill)]
  for (const operation of text) operations.push(operation)
  if (top_rule) operations.push(across(0, top_rule.width, top_rule.color))
  if (rule) operations.push(across(height, rule.width, rule.color))
  return operations
}
