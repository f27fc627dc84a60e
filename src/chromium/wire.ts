/** How an answer crosses to the page: JSON, with bytes as base64, because the browser's debugging pipe carries text. */
export const encodeAnswer = (answer: unknown): string =>
  JSON.stringify(answer, (_key, value: unknown) =>
    value instanceof Uint8Array ? { $bytes: Buffer.from(value).toString('base64') } : value,
  )

/** `undefined`: the page gave no argument. @throws SyntaxError */
export const decodeArgument = (text: unknown): unknown =>
  typeof text === 'string' ? (JSON.parse(text) as unknown) : undefined
