import { redactKeys } from '#core/key.ts'
import { english } from '#core/messages/english/english.ts'
import { createTextOf } from '#core/messages/format-message.ts'

/** Data, for the next program. */
export function print(data: string | Uint8Array): void {
  process.stdout.write(typeof data === 'string' ? `${data}\n` : data)
}

/** Talk, for the person; whatever it repeats of their input, it never repeats a key. */
export function tell(words: string): void {
  process.stderr.write(`${redactKeys(words)}\n`)
}

/** Writes out a message. */
export const textOf = createTextOf(english)
