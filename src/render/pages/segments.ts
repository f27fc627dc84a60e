import type { Box } from '../model/display-list.ts'

/** A document before pagination: its boxes in order, with the rules for keeping them together. */
export type Segment = BlockSegment | TableSegment | TotalsSegment

export interface BlockSegment {
  kind: 'block'
  space: number
  box: Box
  /** whether it starts at the upper edge of the page if it comes first */
  bleeds: boolean
  /** contains only text, which may be split at any page end */
  flows: boolean
}

export interface TableSegment {
  kind: 'table'
  space: number
  /** repeated on each page */
  head: Box
  rows: readonly Box[]
  /** whether a row stays on the page of the next row */
  keepsWithNext(index: number): boolean
}

export interface TotalsSegment {
  kind: 'totals'
  space: number
  box: Box
  /** shown above totals that start a page without a row */
  carriedForward: Box
  /** the same above each further part of totals that are cut */
  carriedAgain: Box
}
