import { createHash } from 'node:crypto'

/** One JSON value on a line of its own, after a checksum of its text. */
export function encodeLine(value: unknown): string {
  const json = JSON.stringify(value)
  return `${prefixOf(json)}${json}\n`
}

/** `undefined`: the line is not as it was written. `line`: without its end. */
export function decodeLine(line: string): unknown {
  const json = line.slice(prefixLength)
  return line.slice(0, prefixLength) === prefixOf(json) ? JSON.parse(json) : undefined
}

const digestLength = 32
const prefixLength = digestLength + 1

const prefixOf = (json: string): string =>
  `${createHash('sha256').update(json).digest('hex').slice(0, digestLength)} `
