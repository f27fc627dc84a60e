import type { ItemField } from '../../state/document/editor-doc.ts'

export interface GridPosition {
  row: number
  column: number
  rows: number
  columns: number
  isBlankRow: boolean
  isDescription: boolean
  isEmptyCell: boolean
  /** is the caret on the first, the last visual line of the cell? Always both in a one-line cell. */
  atFirstLine: boolean
  atLastLine: boolean
  /** does the cell differ from what it was when it got the focus? */
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

/** What a key means in a cell; undefined leaves it to the browser. */
export function gridAction(key: GridKey, at: GridPosition): GridAction | undefined {
  // Enter and arrows choose a candidate while an input method composes.
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

/** The columns of the grid in their order; which of the optional ones are shown is up to the invoice. */
export const allColumns = [
  'description',
  'quantity',
  'unit',
  'unit_price',
  'discount_percent',
  'tax_rate',
] as const satisfies readonly ItemField[]

export type OptionalColumn = 'unit' | 'discount_percent' | 'tax_rate'
export const optionalColumns: readonly OptionalColumn[] = ['unit', 'discount_percent', 'tax_rate']
export const isOptional = (field: ItemField): field is OptionalColumn =>
  (optionalColumns as readonly string[]).includes(field)
