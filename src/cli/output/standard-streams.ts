import { redactKeys } from '#core/key.ts'

/** Data, for the next program. */
export function print(data: string | Uint8Array): void {
  process.stdout.write(typeof data === 'string' ? `${data}\n` : data)
}

/** Talk, for the person; whatever it repeats of their input, it never repeats a key. */
export function tell(words: string): void {
  process.stderr.write(`${redactKeys(words)}\n`)
}
