import type { RecordKind } from '#core/records/record.ts'

/** What the window does with a file that is dropped on it, or why it does nothing. */
export type DropOffer =
  | 'e-invoice'
  | 'invoice-file'
  | 'export'
  | RecordKind
  /** a file whose kind the system does not know: its name decides, once it is dropped */
  | 'unnamed'
  | DropRefusal

type DropRefusal = 'several' | 'image' | 'other' | 'dialog' | 'read-only'

const refusals: ReadonlySet<DropOffer> = new Set(['several', 'image', 'other', 'dialog', 'read-only'])

export const isRefused = (offer: DropOffer): offer is DropRefusal => refusals.has(offer)

interface DropCircumstances {
  /** a dialog waits for an answer */
  isBlocked: boolean
  mayWrite: boolean
  /** what a table is imported as */
  records: RecordKind
}

/** @param types MIME types of the dragged files; empty where the system does not know one */
export function offerOf(types: readonly string[], circumstances: DropCircumstances): DropOffer {
  const [type = ''] = types
  if (circumstances.isBlocked) return 'dialog'
  if (types.length > 1) return 'several'
  return allowed(offerOfType(type, circumstances.records), circumstances.mayWrite)
}

/** The same for a dropped file, whose name is known. */
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
  // Windows takes CSV files for those of Excel where that is installed.
  if (['text/csv', 'text/tab-separated-values', 'application/vnd.ms-excel'].includes(type)) return records
  return type.startsWith('image/') ? 'image' : 'other'
}

/** A received e-invoice can be read where nothing can be written. */
const allowed = (offer: DropOffer, mayWrite: boolean): DropOffer =>
  mayWrite || isRefused(offer) || offer === 'e-invoice' || offer === 'unnamed' ? offer : 'read-only'
