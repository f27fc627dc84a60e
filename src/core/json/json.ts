/**
 * JSON in which numbers keep their literal text. `JSON.parse` alone turns 5.311 into the nearest double;
 * the source text of a primitive is what ECMAScript's "JSON.parse source text access" hands to a reviver.
 */

/** The literal of a JSON number, not yet a value. A string that looks like a number stays a string. */
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

/** A decimal as it is written into JSON: a number literal with exactly these digits. */
export function rawNumber(decimal: string): unknown {
  return rawJSON(decimal)
}
