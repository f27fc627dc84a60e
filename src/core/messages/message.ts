import type { english } from './english/english.ts'
import type { TextOf } from './inner-message.ts'

/** The English table is the reference: its keys are the codes, and the parameters of its texts are theirs. */
export type MessageTable = typeof english

export type MessageCode = keyof MessageTable

/** Codes of messages without parameters. */
export type PlainMessageCode = {
  [Code in MessageCode]: MessageTable[Code] extends string ? Code : never
}[MessageCode]

type ParamsOf<Code extends MessageCode> = MessageTable[Code] extends (
  params: infer Params,
  textOf: TextOf,
) => string
  ? Params
  : never

/**
 * What is said to a person, without the words: errors, findings and warnings are passed, stored and sent like this, and
 * each surface writes them out. Plain JSON; parameters never contain a key.
 */
export type Message<Code extends MessageCode = MessageCode> =
  | { code: Extract<Code, PlainMessageCode> }
  | {
      [Each in Exclude<Code, PlainMessageCode>]: { code: Each; params: ParamsOf<Each> }
    }[Exclude<Code, PlainMessageCode>]
