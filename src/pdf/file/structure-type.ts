import type { Role } from '#render/display-list.ts'
import type { Group, Piece } from '#render/structure.ts'

/** Standard structure types (ISO 32000-1, 14.8.4). */
export const groupTypes: Readonly<Record<Group['kind'], string>> = {
  list: 'L',
  pair: 'LI',
  table: 'Table',
  head: 'THead',
  body: 'TBody',
  row: 'TR',
}

/** `isTitled`: whether a title was met already; a heading above it would begin a document at its second level. */
export function typeOf({ within }: Piece, role: Role, isTitled: boolean): string {
  if (within?.kind === 'row') return within.within.kind === 'head' ? 'TH' : 'TD'
  // a list of pairs is a dictionary: its label is the term, its body what the term stands for
  if (within?.kind === 'pair') return role === 'label' ? 'Lbl' : 'LBody'
  if (role === 'title') return 'H1'
  return role === 'heading' && isTitled ? 'H2' : 'P'
}
