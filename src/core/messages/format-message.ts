import type { InnerMessage, TextOf } from './english/english-format.ts'
import type { MessageTable } from './message.ts'

type Entry = string | ((params: never, textOf: TextOf) => string)

/** Texts by code: a whole table, or the part of it whose messages reach a surface. */
type Texts = Readonly<Record<string, Entry>>

/**
 * The function with which a surface writes messages, from its table of texts. A message that the table lacks was stored
 * by a newer version; its code is shown, because there is nothing better.
 */
export function createTextOf(texts: Texts): TextOf {
  const textOf: TextOf = ({ code, params }: InnerMessage) => {
    const entry = Object.hasOwn(texts, code) ? texts[code] : undefined
    if (entry === undefined) return code
    return typeof entry === 'string' ? entry : entry((params ?? {}) as never, textOf)
  }
  return textOf
}

/** Type of the table of another language. */
export type Translation = {
  [Code in keyof MessageTable]: MessageTable[Code] extends string ? string : MessageTable[Code]
}
