import type { Box } from '../display-list.ts'

/** A document before it has pages: what follows what, and what must stay together. */
export type Segment = BlockSegment | TableSegment | TotalsSegment

export interface BlockSegment {
  kind: 'block'
  space: number
  box: Box
  /** whether it begins at the upper edge of the sheet when it comes first */
  bleeds: boolean
  /** of nothing but text, which may end on the next page wherever it stands */
  flows: boolean
}

export interface TableSegment {
  kind: 'table'
  space: number
  /** repeated on each page */
  head: Box
  rows: readonly Box[]
}

export interface TotalsSegment {
  kind: 'totals'
  space: number
  box: Box
  /** stands above totals that begin a page without a row */
  carriedForward: Box
}
