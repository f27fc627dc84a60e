import type { Role } from '#render/model/display-list.ts'
import type { Group, Piece } from '#render/model/structure.ts'

/** Standard structure types (ISO 32000-1, 14.8.4). */
export const groupTypes: Readonly<Record<Group['kind'], string>> = {
  list: 'L',
  pair: 'LI',
  table: 'Table',
  head: 'THead',
  body: 'TBody',
  row: 'TR',
}

/**
 * Returns the structure type of a node.
 * @param isTitled whether a title precedes it; a heading above the title would start at the second level
 */
export function typeOf({ within }: Piece, role: Role, isTitled: boolean): string {
  if (within?.kind === 'row') return within.within.kind === 'head' ? 'TH' : 'TD'
  // a list of pairs is a list of terms with their definitions
  if (within?.kind === 'pair') return role === 'label' ? 'Lbl' : 'LBody'
  if (role === 'title') return 'H1'
  return role === 'heading' && isTitled ? 'H2' : 'P'
}
