import { itemFields } from '#core/fields/item-fields.ts'
import type { ItemField } from '../../state/document/editor-doc.ts'

export interface GridPosition {
  row: number
  column: number
  rows: number
  columns: number
  isBlankRow: boolean
  isDescription: boolean
  isEmptyCell: boolean
  /** whether the caret is on the first or last visual line; both in a single-line cell */
  atFirstLine: boolean
  atLastLine: boolean
  /** whether the cell changed since it got the focus */
  isChanged: boolean
}

export interface GridKey {
  key: string
  mod: boolean
  alt: boolean
  shift: boolean
  isComposing: boolean
}

export type GridAction =
  | { type: 'focus'; row: number; column: number }
  | { type: 'append' }
  | { type: 'insert-below' }
  | { type: 'duplicate' }
  | { type: 'delete' }
  | { type: 'remove-blank' }
  | { type: 'move'; to: number }
  | { type: 'revert' }
  | { type: 'leave' }
  | { type: 'menu' }

/** Maps a key press in a cell to an action; undefined leaves it to the browser. */
export function gridAction(key: GridKey, at: GridPosition): GridAction | undefined {
  // While an input method composes, Enter and arrows select a candidate.
  if (key.isComposing) return undefined
  const isLastRow = at.row === at.rows - 1
  const { mod, alt, shift } = key

  switch (key.key) {
    case 'Tab':
      if (mod || alt || shift) return undefined
      return isLastRow && at.column === at.columns - 1 && !at.isBlankRow ? { type: 'append' } : undefined
    case 'Enter':
      if (mod && shift) return { type: 'insert-below' }
      if (mod || alt || shift) return undefined
      if (!isLastRow) return { type: 'focus', row: at.row + 1, column: at.column }
      return at.isBlankRow ? { type: 'leave' } : { type: 'append' }
    case 'ArrowUp':
    case 'ArrowDown': {
      if (mod || shift) return undefined
      const up = key.key === 'ArrowUp'
      const to = at.row + (up ? -1 : 1)
      const isInside = to >= 0 && to < at.rows
      if (alt) return isInside ? { type: 'move', to } : undefined
      return isInside && (up ? at.atFirstLine : at.atLastLine)
        ? { type: 'focus', row: to, column: at.column }
        : undefined
    }
    case 'Backspace':
      if (mod && shift) return { type: 'delete' }
      return !mod && !alt && at.isDescription && at.isEmptyCell && at.isBlankRow && at.rows > 1
        ? { type: 'remove-blank' }
        : undefined
    case 'd':
    case 'D':
      return mod && !shift && !alt ? { type: 'duplicate' } : undefined
    case 'Escape':
      return at.isChanged ? { type: 'revert' } : { type: 'leave' }
    case 'ContextMenu':
      return { type: 'menu' }
    case 'F10':
      return shift ? { type: 'menu' } : undefined
    default:
      return undefined
  }
}

/** What comes first in a row; the other columns follow in the order of the fields. */
const firstColumns: readonly ItemField[] = ['description', 'quantity', 'unit', 'unit_code', 'unit_price']

/** All columns in order; optional columns depend on the invoice. The kind of a line is no column. */
export const allColumns: readonly ItemField[] = [
  ...new Set([...firstColumns, ...typedKeys(itemFields).filter(name => name !== 'kind')]),
]

function typedKeys<Of extends object>(of: Of) {
  return Object.keys(of) as (keyof Of)[]
}
