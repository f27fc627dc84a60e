/** Where sheets lie on the desk, by arithmetic: asking the page would make it lay everything out at every keystroke. */
export interface SheetLayout {
  width: number
  height: number
  count: number
}

export interface View {
  top: number
  height: number
}

export const gap = 16
export const padding = 8
const ahead = 200

export const topOf = (index: number, { height }: SheetLayout): number => padding + index * (height + gap)

/** The sheets in view, and those about to come into it, as [first, last]; last < first where there are none. */
export function sheetsInView(view: View, layout: SheetLayout): [first: number, last: number] {
  const pitch = layout.height + gap
  const first = Math.max(0, Math.ceil((view.top - ahead - padding - layout.height) / pitch))
  const last = Math.min(layout.count - 1, Math.floor((view.top + view.height + ahead - padding) / pitch))
  return [first, last]
}

/** The sheet in the middle of the view, from 0. */
export function middleSheet(view: View, layout: SheetLayout): number {
  const index = Math.floor((view.top + view.height / 2 - padding + gap / 2) / (layout.height + gap))
  return Math.min(layout.count - 1, Math.max(0, index))
}
