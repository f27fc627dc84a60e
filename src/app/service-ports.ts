import type { GenerateAnswer } from '#contract/generate-api.ts'
import type { ProblemView } from '#contract/submission.ts'
import type { Message } from '#core/messages/message.ts'

/** What the use cases need of a service, in their words: `platform` speaks HTTP for them. */

export interface GenerateRequest {
  baseUrl: string
  key: string
  idempotencyKey: string
  payload: Uint8Array
  /** aborting after bytes left is an unknown outcome */
  signal?: AbortSignal
}

/** What became of one POST, in the terms of the outcome table of docs/architecture.md. */
export type Outcome =
  | { kind: 'done'; answer: GenerateAnswer }
  /** not billed: the service said no, and the invoice goes back to its writer */
  | { kind: 'refused'; problem: ProblemView }
  | { kind: 'key_refused'; problem: ProblemView }
  /** 429, or 503 with Retry-After: a service or a gateway may send it after the invoice was made */
  | { kind: 'retry_later'; afterMs: number | null; problem: ProblemView }
  /** not billed: no byte left this computer */
  | { kind: 'not_sent'; problem: ProblemView }
  /** may exist, may have been billed */
  | { kind: 'unknown'; problem: ProblemView }

export interface GenerateClient {
  generate(request: GenerateRequest): Promise<Outcome>
  /** asks whether the key is accepted without being able to generate anything */
  check(request: { baseUrl: string; key: string }): Promise<Outcome>
}

export interface PdfFetcher {
  /** no key goes along; redirects are refused; at most 50 MB, in one buffer, that begin and end like a PDF */
  fetch(
    url: string,
    signal?: AbortSignal,
  ): Promise<{ ok: true; bytes: Uint8Array } | { ok: false; message: Message; isGone?: boolean }>
}

export interface JobReader {
  /** what `generate` answered when it made this job, with a link that is good now; `undefined`: nobody says */
  answer(request: {
    baseUrl: string
    key: string
    jobId: string
    signal?: AbortSignal
  }): Promise<GenerateAnswer | undefined>
  /**
   * What was answered to the POST that carried this Idempotency-Key. Makes and bills nothing. `not_found`: nothing was
   * made so far, which does not mean that a POST that is still on its way makes nothing. `undefined`: no usable answer.
   */
  lookUp(request: {
    baseUrl: string
    key: string
    idempotencyKey: string
    signal?: AbortSignal
  }): Promise<GenerateAnswer | 'not_found' | undefined>
}

/** The bundled service, as a child process on loopback. Failures are AppError('practice_failed'). */
export interface PracticeService {
  /** starts it at the first call; answers the base URL of the running one afterwards */
  start(): Promise<string>
  /** a new test key of this service */
  createKey(): Promise<string>
  close(): Promise<void>
}
