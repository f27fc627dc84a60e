/** JSON with exact decimals, through ECMAScript's "JSON.parse source text access". */

/** The source text of a JSON number. */
export class NumberLiteral {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}

type SourceReviver = (key: string, value: unknown, context: { source?: string }) => unknown
const parseWithSource = JSON.parse as (text: string, reviver: SourceReviver) => unknown
const { rawJSON } = JSON as unknown as { rawJSON: (text: string) => unknown }

/**
 * Parses JSON text; every number becomes a {@link NumberLiteral}.
 * @throws SyntaxError for text that is not JSON
 */
export function parseJson(text: string): unknown {
  return parseWithSource(text, (_key, value, context) =>
    typeof value === 'number' && context.source !== undefined ? new NumberLiteral(context.source) : value,
  )
}

/** A raw JSON number with exactly these digits, for `JSON.stringify`. */
export function rawNumber(decimal: string): unknown {
  return rawJSON(decimal)
}

/** Exists in Node and in browsers, but not in the types of the pure layers. */
declare const TextDecoder: new (
  label: string,
  options: { fatal: boolean },
) => { decode(bytes: Uint8Array): string }

/**
 * Parses text, or the bytes of a UTF-8 text.
 * @returns `undefined` if it is not JSON
 */
export function parseJsonOrUndefined(source: string | Uint8Array): unknown {
  try {
    return JSON.parse(
      typeof source === 'string' ? source : new TextDecoder('utf-8', { fatal: true }).decode(source),
    )
  } catch {
    return undefined
  }
}
