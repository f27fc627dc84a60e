import type { z } from 'zod'
import type { oauthForms } from '#contract/device-grant-api.ts'
import type { ServiceErrorCode } from '../problems/problem-guide.ts'
import type { AnswerName } from './answer-schemas.ts'
import type { ResponseHeader } from './headers.ts'

/** An operation of the API in the OpenAPI document. A test compares the list with the routes. */
export interface Operation {
  method: 'get' | 'post' | 'put' | 'delete'
  path: string
  id: string
  tag: 'Invoices' | 'Account' | 'Connecting' | 'Service'
  summary: string
  description: string
  needsKey: boolean
  takesInvoice?: true
  takesTemplate?: true
  /** name of its form schema */
  form?: keyof typeof oauthForms
  /** whether it answers 400, 429 and 503 in the format of OAuth */
  hasOAuthErrors?: true
  /** description of If-Match */
  ifMatch?: string
  /** description of 201, whose body is that of 200 */
  created?: string
  /** description of Idempotency-Key */
  idempotencyKey?: string
  needsIdempotencyKey?: true
  /** additional headers of 200 */
  answerHeaders?: ResponseHeader[]
  /** headers of the request that the answer repeats */
  echo?: ResponseHeader[]
  query?: z.ZodObject
  pathParameters?: Record<string, { description: string; pattern: string; examples: string[] }>
  signedQuery?: true
  /** whether it answers 202 to Prefer: respond-async */
  mayAnswerLater?: true
  /** description of Prefer: respond-async */
  prefer?: string
  /** answers a Range header with 206 */
  hasParts?: true
  answer: { description: string; mediaType: string; schema: AnswerName[] | 'bytes' | 'text' | 'object' }
  /** problems in addition to those of any request */
  problems: ServiceErrorCode[]
}

export const json = (description: string, ...schema: AnswerName[]) => ({
  description,
  mediaType: 'application/json',
  schema,
})
