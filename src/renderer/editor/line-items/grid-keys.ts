import type { DraftItem } from '#core/draft/draft.ts'
import { itemFields } from '#core/fields/item-fields.ts'
import { isPriced } from '#core/line-kind.ts'
import type { ItemField } from '../../state/document/editor-doc.ts'
import type { Step } from './sections.ts'

interface CellPosition {
  row: number
  field: ItemField
}

export interface GridPosition {
  row: number
  rows: number
  isLastCell: boolean
  /** target cells of the keys up and down; `null` at the edge */
  above: CellPosition | null
  below: CellPosition | null
  isBlankRow: boolean
  /** a line of another kind with an empty description and no numbers */
  isBlankKind: boolean
  isDescription: boolean
  isEmptyCell: boolean
  /** whether the caret is on the first or last visual line; both are true in a single-line cell */
  atFirstLine: boolean
  atLastLine: boolean
  /** whether the cell was changed since it got the focus */
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
  | { type: 'focus'; cell: CellPosition }
  | { type: 'append' }
  | { type: 'insert-below' }
  | { type: 'duplicate' }
  | { type: 'delete' }
  | { type: 'remove-blank' }
  | { type: 'turn-ordinary' }
  | { type: 'move'; step: Step }
  | { type: 'revert' }
  | { type: 'leave' }
  | { type: 'menu' }

/**
 * Maps a key pressed in a cell to an action.
 * @returns `undefined` if the browser handles the key
 */
export function gridAction(key: GridKey, at: GridPosition): GridAction | undefined {
  // While an input method composes, Enter and arrows select a candidate.
  if (key.isComposing) return undefined
  const isLastRow = at.row === at.rows - 1
  const { mod, alt, shift } = key

  switch (key.key) {
    case 'Tab':
      if (mod || alt || shift) return undefined
      return isLastRow && at.isLastCell && !at.isBlankRow ? { type: 'append' } : undefined
    case 'Enter':
      if (mod && shift) return { type: 'insert-below' }
      if (mod || alt || shift) return undefined
      if (at.below) return { type: 'focus', cell: at.below }
      return at.isBlankRow ? { type: 'leave' } : { type: 'append' }
    case 'ArrowUp':
    case 'ArrowDown': {
      if (mod || shift) return undefined
      const up = key.key === 'ArrowUp'
      if (alt) return { type: 'move', step: up ? 'up' : 'down' }
      const cell = up ? at.above : at.below
      return cell && (up ? at.atFirstLine : at.atLastLine) ? { type: 'focus', cell } : undefined
    }
    case 'Backspace':
      if (mod && shift) return { type: 'delete' }
      if (!mod && !alt && at.isDescription && at.isBlankKind) return { type: 'turn-ordinary' }
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

/** The cell above or below in the same column. Lines without that column are skipped, unless all are. */
export function cellBeside(
  items: readonly DraftItem[],
  row: number,
  field: ItemField,
  step: Step,
): CellPosition | null {
  const by = step === 'up' ? -1 : 1
  for (let at = row + by, item = items[at]; item; at += by, item = items[at])
    if (field === 'description' || isPriced(item)) return { row: at, field }
  return items[row + by] ? { row: row + by, field: 'description' } : null
}

/** Columns at the start of a row; the others follow in the order of the field table. */
const firstColumns: readonly ItemField[] = ['description', 'quantity', 'unit', 'unit_code', 'unit_price']

/** All columns in order; the optional ones depend on the invoice. */
export const allColumns: readonly ItemField[] = [...new Set([...firstColumns, ...namesOfFields()])]

function namesOfFields(): ItemField[] {
  const { kind: _, ...cells } = itemFields
  return Object.keys(cells) as (keyof typeof cells)[]
}
