import type { z } from 'zod'
import { limits } from '../limits.ts'
import type { Message, MessageCode, PlainMessageCode } from './message.ts'

/** Messages that name the limit of a schema. */
type LimitCode = {
  [Code in MessageCode]: { code: Code; params: { max: number } } extends Message<Code> ? Code : never
}[MessageCode]

const tooManyDigits = 'value.too_many_digits'
const prefix = 'message:'

/** Encodes a message code as the text of a schema issue, because schemas carry texts only. */
export const schemaText = (code: PlainMessageCode | LimitCode | typeof tooManyDigits): string => prefix + code

/**
 * The message of a schema issue: the encoded one, otherwise the text of the schema library, except that long texts have
 * their own message.
 */
export function messageOfSchema(issue: z.core.$ZodIssue): Message {
  if (!issue.message.startsWith(prefix))
    return issue.code === 'too_big' && issue.origin === 'string'
      ? { code: 'value.too_long', params: { max: Number(issue.maximum) } }
      : { code: 'foreign_text', params: { text: issue.message } }
  const code = issue.message.slice(prefix.length) as PlainMessageCode | LimitCode | typeof tooManyDigits
  if (code === tooManyDigits)
    return { code, params: { before: limits.amountDigits, after: limits.fractionDigits } }
  return issue.code === 'too_big' && issue.origin !== undefined
    ? ({ code, params: { max: Number(issue.maximum) } } as Message)
    : { code: code as PlainMessageCode }
}
