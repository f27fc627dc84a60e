import { AppError } from '#core/errors/app-error.ts'
import type { Store, StoredHead, StoredInvoice } from './ports/store.ts'

/** @throws AppError no_such_invoice */
export function findHead(store: Store, id: string): StoredHead {
  const invoice = store.invoices.findHead(id)
  if (!invoice || invoice.deleted) throw new AppError('no_such_invoice')
  return invoice
}

/** @throws AppError no_such_invoice */
export function findInvoice(store: Store, id: string): StoredInvoice {
  const invoice = store.invoices.find(id)
  if (!invoice || invoice.deleted) throw new AppError('no_such_invoice')
  return invoice
}
