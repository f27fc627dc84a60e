/** How an answer crosses to the page: JSON, with bytes as base64, because the browser's debugging pipe carries text. */
export const encodeAnswer = (answer: unknown): string =>
  JSON.stringify(answer, (_key, value: unknown) =>
    value instanceof Uint8Array ? { $bytes: Buffer.from(value).toString('base64') } : value,
  )

/** Longer than any operation takes: it is not even read. */
const longestArgument = 32_000_000

/** `undefined`: the page gave no argument. @throws SyntaxError, RangeError */
export const decodeArgument = (text: unknown): unknown => {
  if (typeof text !== 'string') return undefined
  if (text.length > longestArgument) throw new RangeError('the argument is too long')
  return JSON.parse(text) as unknown
}
