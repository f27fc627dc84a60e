import type { ConnectFailure } from '#contract/connecting.ts'
import type { GenerateAnswer } from '#contract/generate-api.ts'
import type { AccountAnswer } from '#contract/service-reads.ts'
import type { ProblemView } from '#contract/submission.ts'
import type { Message } from '#core/messages/message.ts'
import type { Mode } from '#core/text/key.ts'
import type { TemplateFile } from './store.ts'

/** Ports to a service; `platform` implements them with HTTP. */

export interface GenerateRequest {
  baseUrl: string
  key: string
  idempotencyKey: string
  payload: Uint8Array
  /** aborting after bytes were sent is an unknown outcome */
  signal?: AbortSignal
}

/** Classified result of one POST. */
export type Outcome =
  | { kind: 'done'; answer: GenerateAnswer }
  /** not billed: the service rejected the invoice, which is editable again */
  | { kind: 'refused'; problem: ProblemView }
  | { kind: 'key_refused'; problem: ProblemView }
  /** 429, or 503 with Retry-After: a service or a gateway may answer it after the PDF was made */
  | { kind: 'retry_later'; afterMs: number | null; problem: ProblemView }
  /** not billed: no byte was sent */
  | { kind: 'not_sent'; problem: ProblemView }
  /** the PDF may exist and may have been billed */
  | { kind: 'unknown'; problem: ProblemView }

export interface GenerateClient {
  generate(request: GenerateRequest): Promise<Outcome>
  /** checks the key with a request that cannot generate anything */
  check(request: { baseUrl: string; key: string; signal?: AbortSignal }): Promise<Outcome>
}

/** Why a service returned no key, or no key yet. */
export interface GrantProblem {
  kind: 'problem'
  reason: Extract<ConnectFailure, 'unreachable' | 'redirected' | 'unsupported' | 'unusable'>
  message: Message
}

export interface GrantedKey {
  kind: 'granted'
  key: string
  mode: Mode
  name: string
}

export type GrantAnswer = GrantedKey | { kind: 'pending' | 'slow_down' | 'expired' | 'denied' } | GrantProblem

/** A code of a service. */
export interface DeviceGrant {
  kind: 'begun'
  /** requests the key; as secret as the key */
  deviceCode: string
  userCode: string
  /** the service's page without and with the code; both may be opened */
  page: string
  pageWithCode: string
  expiresInMs: number
  intervalMs: number
  poll(signal?: AbortSignal): Promise<GrantAnswer>
}

/** OAuth of a service. Everything stays at the origin of the base URL, no redirect is followed, every answer is bounded. */
export interface DeviceGrants {
  begin(request: {
    baseUrl: string
    computerName: string
    signal?: AbortSignal
  }): Promise<DeviceGrant | GrantProblem>
  /** makes sure that a code no longer leads to a usable key: revokes a key that it returns */
  abandon(request: { baseUrl: string; deviceCode: string }): Promise<'settled' | 'unreachable'>
  /** `unconfirmed`: not reached, or the service did not say that it revoked the key */
  revoke(request: { baseUrl: string; key: string }): Promise<'revoked' | 'unconfirmed'>
}

export interface PdfFetcher {
  /** sends no key, follows no redirects; at most 50 MB that begin and end like a PDF */
  fetch(
    url: string,
    signal?: AbortSignal,
  ): Promise<{ ok: true; bytes: Uint8Array } | { ok: false; message: Message; isGone?: boolean }>
}

export interface JobReader {
  /** the answer of `generate` for this job with a current link; `undefined` without a usable answer */
  answer(request: {
    baseUrl: string
    key: string
    jobId: string
    signal?: AbortSignal
  }): Promise<GenerateAnswer | undefined>
  /**
   * The answer to the POST with this Idempotency-Key; makes and bills nothing. `not_found`: nothing was made yet, but a
   * POST in flight may still make it. `undefined`: no usable answer.
   */
  lookUp(request: {
    baseUrl: string
    key: string
    idempotencyKey: string
    signal?: AbortSignal
  }): Promise<GenerateAnswer | 'not_found' | undefined>
}

/** Result of publishing a custom template; nothing is billed in any case. */
export type PublishOutcome =
  | { kind: 'published'; version: number }
  /** the service keeps no templates for accounts, or the key has no permission */
  | { kind: 'not_offered'; reason: 'no_endpoint' | 'no_permission' }
  | { kind: 'refused'; problem: ProblemView }
  | { kind: 'key_refused'; problem: ProblemView }
  | { kind: 'retry_later'; afterMs: number | null; problem: ProblemView }

export interface TemplateClient {
  /**
   * publishes a new version of the template in the account of the key, or finds the version with this content; may be
   * repeated
   */
  publish(request: {
    baseUrl: string
    key: string
    name: string
    file: TemplateFile
    onProgress?: ((progress: { done: number; total: number }) => void) | undefined
    signal?: AbortSignal
  }): Promise<PublishOutcome>
  /** whether the key may publish; `undefined` without a usable answer */
  mayPublish(request: {
    baseUrl: string
    key: string
    signal?: AbortSignal
  }): Promise<'yes' | 'no_endpoint' | 'no_permission' | undefined>
}

export interface AccountReader {
  /** the account of the key; `undefined` without a usable answer, also from a service without this operation */
  read(request: {
    baseUrl: string
    key: string
    signal?: AbortSignal
  }): Promise<AccountAnswer | 'key_refused' | undefined>
}

/** The bundled service as a child process on loopback. Fails with AppError('practice_failed'). */
export interface PracticeService {
  /** starts the service on the first call; answers its base URL */
  start(): Promise<string>
  /** a new test key of this service */
  createKey(): Promise<string>
  close(): Promise<void>
}
