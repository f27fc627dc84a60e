import { sha256Of } from '#node/sha256.ts'

/** A JSON value on one line, preceded by a checksum of its text. */
export function encodeLine(value: unknown): string {
  const json = JSON.stringify(value)
  return `${prefixOf(json)}${json}\n`
}

/**
 * @param line without the line end
 * @returns `undefined`: the checksum is wrong
 */
export function decodeLine(line: string): unknown {
  const json = line.slice(prefixLength)
  return line.slice(0, prefixLength) === prefixOf(json) ? JSON.parse(json) : undefined
}

const digestLength = 32
const prefixLength = digestLength + 1

const prefixOf = (json: string): string => `${sha256Of(json).slice(0, digestLength)} `
