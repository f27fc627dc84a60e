import type { RecordKind } from '#core/records/record.ts'

/** Effect of dropping a file on the window, or the reason why it has none. */
export type DropOffer =
  | 'e-invoice'
  | 'invoice-file'
  | 'export'
  | RecordKind
  /** a file without a MIME type: its name decides when it is dropped */
  | 'unnamed'
  | DropRefusal

type DropRefusal = 'several' | 'image' | 'other' | 'dialog' | 'read-only'

const refusals: ReadonlySet<DropOffer> = new Set(['several', 'image', 'other', 'dialog', 'read-only'])

export const isRefused = (offer: DropOffer): offer is DropRefusal => refusals.has(offer)

interface DropCircumstances {
  /** a dialog needs an answer */
  isBlocked: boolean
  mayWrite: boolean
  /** record kind that a table is imported as */
  records: RecordKind
}

/** @param types MIME types of the dragged files; empty if the system knows none */
export function offerOf(types: readonly string[], circumstances: DropCircumstances): DropOffer {
  const [type = ''] = types
  if (circumstances.isBlocked) return 'dialog'
  if (types.length > 1) return 'several'
  return allowed(offerOfType(type, circumstances.records), circumstances.mayWrite)
}

/** Effect of a dropped file, whose name is known. */
export function offerOfFile(
  { name, type }: Pick<File, 'name' | 'type'>,
  circumstances: DropCircumstances,
): DropOffer {
  const offer = offerOf([type], circumstances)
  const end = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  const byName = { xml: 'e-invoice', pdf: 'e-invoice', json: 'invoice-file', billwright: 'export' } as const
  if (offer !== 'unnamed') return offer
  if (end in byName) return allowed(byName[end as keyof typeof byName], circumstances.mayWrite)
  return end === 'csv' || end === 'tsv' ? allowed(circumstances.records, circumstances.mayWrite) : 'other'
}

function offerOfType(type: string, records: RecordKind): DropOffer {
  if (type === '') return 'unnamed'
  if (['application/xml', 'text/xml', 'application/pdf'].includes(type)) return 'e-invoice'
  if (type === 'application/json') return 'invoice-file'
  // on Windows, an installed Excel claims CSV files
  if (['text/csv', 'text/tab-separated-values', 'application/vnd.ms-excel'].includes(type)) return records
  return type.startsWith('image/') ? 'image' : 'other'
}

/** Without write access, received e-invoices can still be read. */
const allowed = (offer: DropOffer, mayWrite: boolean): DropOffer =>
  mayWrite || isRefused(offer) || offer === 'e-invoice' || offer === 'unnamed' ? offer : 'read-only'
