import { randomUUID } from 'node:crypto'
import { defaultCurrency } from '#core/defaults.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Invoice } from '#core/invoice/invoice.ts'
import { totalsOf } from '#core/invoice/totals.ts'
import { sha256Of } from '#node/sha256.ts'
import type { KnownConnection } from '../../connections/destination.ts'
import type { ApiKey } from '../../connections/keys.ts'
import type { Attempt, Store, StoredInvoice, TemplateFile } from '../../ports/store.ts'
import { type Payload, readPayload } from '../../sent-fields.ts'

interface Frozen {
  /** serialised once; every try sends these bytes */
  sent: Payload
  /** the custom template of the invoice */
  file?: TemplateFile | undefined
  connection: KnownConnection
  key: Pick<ApiKey, 'kind' | 'fingerprint'>
  now: string
}

/**
 * Freezes a revision for sending: payload, hash, Idempotency-Key, connection and key fingerprint stay the same in every
 * try.
 */
export function freeze(
  store: Store,
  invoice: StoredInvoice,
  { sent: { payload, invoice: sent }, file, connection, key, now }: Frozen,
): Attempt {
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
    templateSha256: file?.sha256 ?? null,
    ...confirmationOf(sent),
    payload,
    idempotencyKey: store.attempts.idempotencyKey(frozen) ?? randomUUID(),
    keyFingerprint: key.fingerprint,
    createdAt: now,
    finishedAt: null,
    issuedBy: null,
    ...untried,
  }
}

/** Initial values of an attempt that was not sent yet. */
export const untried = {
  retryAt: null,
  tries: 0,
  inDoubt: false,
  jobId: null,
  invoiceUrl: null,
  problem: null,
  delivery: null,
  emailedAt: null,
} as const satisfies Partial<Attempt>

/**
 * Whether the stored attempt equals the frozen and confirmed one, so that a damaged data file cannot change what is
 * billed.
 */
export function isIntact(attempt: Attempt): boolean {
  const { payload, payloadSha256, isDamaged, template, invoice_number, payable, currency } = attempt
  if (isDamaged || sha256Of(payload) !== payloadSha256) return false
  const sent = readPayload(payload)
  return (
    sent.ok &&
    sent.invoice.template === template &&
    sent.invoice.invoice_number === invoice_number &&
    totalsOf(sent.invoice).payable === payable &&
    (sent.invoice.currency ?? defaultCurrency) === currency
  )
}

export interface Confirmation {
  invoice_number: string
  payable: string
  currency: string
}

/** The values that the user confirms. */
export const confirmationOf = (sent: Invoice) => ({
  invoice_number: sent.invoice_number,
  currency: sent.currency ?? defaultCurrency,
  payable: totalsOf(sent).payable,
})

/** A live invoice needs the confirmation of its number, payable amount and currency, because it is billed. */
export function refuseUnconfirmed(
  attempt: Pick<Attempt, 'mode' | keyof Confirmation>,
  confirmed: Confirmation | undefined,
): void {
  if (attempt.mode !== 'live') return
  const { invoice_number, payable, currency } = attempt
  const isSame =
    // Surrounding space is not part of the sent number.
    confirmed?.invoice_number.trim() === invoice_number &&
    confirmed.payable === payable &&
    confirmed.currency === currency
  if (isSame) return
  const params = { number: invoice_number, payable, currency }
  throw new AppError('confirmation_required', { message: { code: 'submission.confirm', params } })
}
