import type { english } from './english/english.ts'
import type { TextOf } from './english/english-format.ts'

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
 * A message to the user as code and parameters; each surface turns it into text. Errors, findings and warnings are
 * passed, stored and sent like this. Plain JSON; parameters never contain a key.
 */
export type Message<Code extends MessageCode = MessageCode> =
  | { code: Extract<Code, PlainMessageCode> }
  | {
      [Each in Exclude<Code, PlainMessageCode>]: { code: Each; params: ParamsOf<Each> }
    }[Exclude<Code, PlainMessageCode>]
