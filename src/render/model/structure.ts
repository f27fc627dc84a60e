/**
 * Logical structure for assistive technology: which lines belong to which element. Nodes are compared by
 * identity, so that pagination preserves them.
 */

/** A leaf such as a paragraph, a label or a cell; lines with the same node are read as one. */
export interface Piece {
  within: Group | null
}

export type Group = List | Pair | TablePart | Row

export interface List {
  kind: 'list'
  within: null
}

/** A label with its value. */
export interface Pair {
  kind: 'pair'
  within: List
}

interface TablePart {
  kind: 'table' | 'head' | 'body'
  within: TablePart | null
}

export interface Row {
  kind: 'row'
  within: TablePart
  /** one per column, including empty cells */
  cells: readonly Piece[]
}

// shared by all layouts: an invoice has one table, and cached rows outlive a layout
const table: TablePart = { kind: 'table', within: null }
const head: TablePart = { kind: 'head', within: table }
const body: TablePart = { kind: 'body', within: table }

/**
 * The subtotal between parts of totals on different pages. It is not tagged, because it would interrupt the
 * totals.
 */
export const repeatedSubtotal: Pair = { kind: 'pair', within: { kind: 'list', within: null } }

export function headRow(columns: number): Row {
  return rowIn(head, columns)
}

export function bodyRow(columns: number): Row {
  return rowIn(body, columns)
}

function rowIn(within: TablePart, columns: number): Row {
  const cells: Piece[] = []
  const row: Row = { kind: 'row', within, cells }
  for (let column = 0; column < columns; column += 1) cells.push({ within: row })
  return row
}
