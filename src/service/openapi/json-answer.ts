import type { AnswerName } from './answer-schemas.ts'

/** Of an operation that answers with JSON. */
export const json = (description: string, ...schema: AnswerName[]) => ({
  description,
  mediaType: 'application/json',
  schema,
})
