import { createHash, randomUUID } from 'node:crypto'
import { defaultCurrency } from '#core/defaults.ts'
import { AppError } from '#core/errors/app-error.ts'
import { totalsOf } from '#core/invoice/totals.ts'
import type { KnownConnection } from '../connections/connections.ts'
import type { HeldKey } from '../connections/keys.ts'
import type { Attempt, Store, StoredInvoice } from '../ports.ts'
import { payloadOf, readPayload } from './sent-fields.ts'

/**
 * One revision as it will be sent, however often: bytes, hash, the Idempotency-Key that belongs to them for ever,
 * and which key of which connection they were meant for.
 * @throws AppError invalid_invoice
 */
export function freeze(
  store: Store,
  invoice: StoredInvoice,
  connection: KnownConnection,
  key: Pick<HeldKey, 'kind' | 'fingerprint'>,
  now: string,
): Attempt {
  const { payload, invoice: sent } = payloadOf(invoice.draft, connection.requestFields)
  const frozen = {
    invoiceId: invoice.id,
    revision: invoice.revision,
    mode: key.kind,
    connectionId: connection.id,
    payloadSha256: sha256Of(payload),
  }
  return {
    ...frozen,
    id: randomUUID(),
    state: 'queued',
    connectionName: connection.name,
    baseUrl: connection.baseUrl,
    template: sent.template,
    invoice_number: sent.invoice_number,
    currency: sent.currency ?? defaultCurrency,
    payable: totalsOf(sent).payable,
    payload,
    idempotencyKey: store.attempts.idempotencyKey(frozen) ?? randomUUID(),
    keyFingerprint: key.fingerprint,
    createdAt: now,
    finishedAt: null,
    retryAt: null,
    tries: 0,
    inDoubt: false,
    jobId: null,
    invoiceUrl: null,
    problem: null,
    delivery: null,
  }
}

/** Is this still what was frozen and confirmed, to the byte? A damaged data file must not change what is billed. */
export function isAsFrozen(attempt: Attempt): boolean {
  const { payload, payloadSha256, isDamaged, invoice_number, payable, currency } = attempt
  if (isDamaged || sha256Of(payload) !== payloadSha256) return false
  const sent = readPayload(payload)
  return (
    sent.ok &&
    sent.invoice.invoice_number === invoice_number &&
    totalsOf(sent.invoice).payable === payable &&
    (sent.invoice.currency ?? defaultCurrency) === currency
  )
}

const sha256Of = (payload: Uint8Array): string => createHash('sha256').update(payload).digest('hex')

export interface Confirmation {
  invoice_number: string
  payable: string
  currency: string
}

/** A live invoice is billed, so a person must have seen exactly what goes out. */
export function refuseUnconfirmed(attempt: Attempt, confirmed: Confirmation | undefined): void {
  if (attempt.mode !== 'live') return
  const { invoice_number, payable, currency } = attempt
  const isSame =
    // a space around it is a slip of the hand and is not sent
    confirmed?.invoice_number.trim() === invoice_number &&
    confirmed.payable === payable &&
    confirmed.currency === currency
  if (isSame) return
  const params = { number: invoice_number, payable, currency }
  throw new AppError('confirmation_required', { message: { code: 'submission.confirm', params } })
}
