import { z } from 'zod'
import { type RequestFields, requestFieldSets } from '#core/invoice/request-fields.ts'
import type { Message } from '#core/messages/message.ts'
import type { Mode } from '#core/text/key.ts'
import { connectionId, noArgument } from './argument-schemas.ts'
import { operation } from './operation.ts'
import type { ProblemView } from './submission.ts'

/** Stored name of the practice service; the window displays it in its own language. */
export const practiceName = 'Practice service'

export interface KeyStatus {
  kind: Mode
  last4: string
  /** session: kept in the host's memory until the program quits, by explicit choice */
  store: 'keychain' | 'session'
  /** the name that the service gave it; absent for a key that was entered by hand */
  name?: string
}

/** State of a connection, from the last answer of its service or the absence of one. */
export type LinkState = 'connected' | 'key-rejected' | 'offline' | 'unreachable' | 'unavailable'

/** The service of `service.json`, or the error in that file. */
export type PresetService = { ok: true; name: string; baseUrl: string } | { ok: false; message: Message }

export type KeychainStatus =
  | { available: true; name: string }
  | { available: false; reason: 'missing' | 'empty' | 'locked' | 'failed' | 'timeout'; message: Message }

export interface Connection {
  id: string
  name: string
  baseUrl: string | null
  /** documented: the minimal request of template, invoice_number and items; full: all non-empty fields */
  requestFields: RequestFields
  /** the built-in service on this computer, started with the first submission */
  practice: boolean
  key: KeyStatus | null
  /** a key is stored, but was entered for another origin and is not used for this one */
  keyOfOtherAddress: boolean
  /** number of unfinished submissions */
  waiting: number
  /** instant of the consent to live submissions without a question; `null` without one for this key and address */
  liveConsent: string | null
}

export interface ConnectionsView {
  active: string
  connections: Connection[]
  keychain: KeychainStatus
  /** absent without `service.json` */
  preset?: PresetService
}

/** Connections after one was changed or its key removed, and whether the service revoked the key. */
export interface Disconnected {
  view: ConnectionsView
  /** `kept`: in use as before, or entered by hand, so other programs may use it */
  revocation: 'revoked' | 'unconfirmed' | 'kept'
}

export type CheckAnswer = { ok: true; idempotent: boolean } | { ok: false; problem: ProblemView }

/** Account of a live key, as reported by the service. */
export interface AccountView {
  plan: string
  /** live PDFs that were billed in this month */
  used: number
  /** live PDFs per month, above which the service refuses more; `null` for no limit */
  cap: number | null
  /** `used` and `cap` are those of this computer's key, because its own limit is reached first */
  isOfComputer?: true
  /** price of a live PDF as text of the operator; `null` if not stated */
  price: string | null
}

const idArgument = z.strictObject({ id: connectionId })

/** The part of the table of operations that concerns services and their keys. */
export const connectionOperations = {
  connections: operation<ConnectionsView>()(noArgument),
  useConnection: operation<ConnectionsView>()(idArgument),
  /** another origin removes the key like `removeConnection` */
  saveConnection: operation<Disconnected>()(
    z.strictObject({
      id: connectionId.optional(),
      name: z.string().trim().min(1).max(64),
      baseUrl: z.url({ protocol: /^https?$/ }).max(2048),
      requestFields: z.enum(requestFieldSets),
    }),
  ),
  /** with its key; one that the service made for this computer is revoked there */
  removeConnection: operation<Disconnected>()(idArgument),
  checkConnection: operation<CheckAnswer>()(idArgument),
  /** asks the service; `null` without a live key, without an answer, or if the service lacks this operation */
  readAccount: operation<AccountView | null>()(idArgument),
  /** opens the key window; answers when it closes */
  askForKey: operation<ConnectionsView>()(idArgument),
  /** removes the key, and revokes it if the service made it for this computer */
  removeKey: operation<Disconnected>()(idArgument),
  /** opens the service's page of keys in the system's browser */
  openKeysPage: operation<void>()(idArgument),
  /** requires a confirmation for live invoices of this connection again */
  withdrawLiveConsent: operation<ConnectionsView>()(idArgument),
}
