/**
 * How the document reads to someone who cannot see its pages, as far as the layout knows more than the role of a
 * line: what belongs to what. Known by identity, so that it survives wherever pagination carries the lines.
 */

/** A paragraph, a label, a cell: the lines that share one are read as one. */
export interface Piece {
  within: Group | null
}

export type Group = List | Pair | TablePart | Row

export interface List {
  kind: 'list'
  within: null
}

/** A label and what it labels. */
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
  /** one for each column, whether anything stands in it or not */
  cells: readonly Piece[]
}

// there is one table in an invoice, and its rows outlive a layout
const table: TablePart = { kind: 'table', within: null }
const head: TablePart = { kind: 'head', within: table }
const body: TablePart = { kind: 'body', within: table }

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
