import type { z } from 'zod'
import type { oauthForms } from '#contract/device-grant-api.ts'
import type { ServiceErrorCode } from '../problems/problem-guide.ts'
import type { AnswerName } from './answer-schemas.ts'
import type { ResponseHeader } from './headers.ts'

/** One operation of the interface, as the document tells it. A test holds the list to the routes. */
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
  /** fields of a form that it takes */
  form?: keyof typeof oauthForms
  /** answers 400, 429 and 503 as OAuth does */
  hasOAuthErrors?: true
  /** what If-Match protects */
  ifMatch?: string
  /** description of a 201, which has the body of a 200 */
  created?: string
  /** description of the Idempotency-Key */
  idempotencyKey?: string
  needsIdempotencyKey?: true
  /** further headers of a 200 */
  answerHeaders?: ResponseHeader[]
  /** headers of the request that its answers repeat, if it has them */
  echo?: ResponseHeader[]
  query?: z.ZodObject
  pathParameters?: Record<string, { description: string; pattern: string; examples: string[] }>
  signedQuery?: true
  /** answers 202 to Prefer: respond-async */
  mayAnswerLater?: true
  /** what Prefer: respond-async means */
  prefer?: string
  /** answers a Range header with 206 */
  hasParts?: true
  answer: { description: string; mediaType: string; schema: AnswerName[] | 'bytes' | 'text' | 'object' }
  /** besides those that any request can meet */
  problems: ServiceErrorCode[]
}

export const json = (description: string, ...schema: AnswerName[]) => ({
  description,
  mediaType: 'application/json',
  schema,
})
