import type { RecordKind } from '#core/records/record.ts'

/** Effect of dropping a file on the window, or the reason why it has none. */
export type DropEffect =
  | 'e-invoice'
  | 'invoice-file'
  | 'export'
  | RecordKind
  /** a file without a MIME type: its name decides when it is dropped */
  | 'unnamed'
  | DropRefusal

type DropRefusal = 'several' | 'image' | 'other' | 'dialog' | 'read-only'

const refusals: ReadonlySet<DropEffect> = new Set(['several', 'image', 'other', 'dialog', 'read-only'])

export const isRefused = (effect: DropEffect): effect is DropRefusal => refusals.has(effect)

interface DropCircumstances {
  /** a dialog needs an answer */
  isBlocked: boolean
  mayWrite: boolean
  /** record kind that a table is imported as */
  records: RecordKind
}

/** @param types MIME types of the dragged files; empty if the system knows none */
export function effectOf(types: readonly string[], circumstances: DropCircumstances): DropEffect {
  const [type = ''] = types
  if (circumstances.isBlocked) return 'dialog'
  if (types.length > 1) return 'several'
  return allowed(effectOfType(type, circumstances.records), circumstances.mayWrite)
}

/** Effect of a dropped file, whose name is known. */
export function effectOfFile(
  { name, type }: Pick<File, 'name' | 'type'>,
  circumstances: DropCircumstances,
): DropEffect {
  const effect = effectOf([type], circumstances)
  const end = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  const byName = { xml: 'e-invoice', pdf: 'e-invoice', json: 'invoice-file', billwright: 'export' } as const
  if (effect !== 'unnamed') return effect
  if (end in byName) return allowed(byName[end as keyof typeof byName], circumstances.mayWrite)
  return end === 'csv' || end === 'tsv' ? allowed(circumstances.records, circumstances.mayWrite) : 'other'
}

function effectOfType(type: string, records: RecordKind): DropEffect {
  if (type === '') return 'unnamed'
  if (['application/xml', 'text/xml', 'application/pdf'].includes(type)) return 'e-invoice'
  if (type === 'application/json') return 'invoice-file'
  // on Windows, an installed Excel claims CSV files
  if (['text/csv', 'text/tab-separated-values', 'application/vnd.ms-excel'].includes(type)) return records
  return type.startsWith('image/') ? 'image' : 'other'
}

/** Without write access, received e-invoices can still be read. */
const allowed = (effect: DropEffect, mayWrite: boolean): DropEffect =>
  mayWrite || isRefused(effect) || effect === 'e-invoice' || effect === 'unnamed' ? effect : 'read-only'
