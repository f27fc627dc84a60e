export interface JsonLimits {
  /** nesting of lists and objects */
  depth: number
  /** number of values, including those in lists and objects */
  values: number
  /** of a list */
  entries: number
  /** characters of a field name as written */
  name: number
}

export type JsonLimit = keyof JsonLimits

export interface ScannedJson {
  /** the first exceeded limit; scanning stops there */
  exceeded: JsonLimit | undefined
  /** path of the list or object in which scanning stopped */
  path: (string | number)[]
  /** path of the first repeated field of an object */
  repeated: (string | number)[] | undefined
  /** start and end in the text, for fields of the outermost object that contain a string or a list */
  positions: ReadonlyMap<string, readonly [start: number, end: number]>
}

const unlimited: JsonLimits = {
  depth: Number.POSITIVE_INFINITY,
  values: Number.POSITIVE_INFINITY,
  entries: Number.POSITIVE_INFINITY,
  name: Number.POSITIVE_INFINITY,
}

/**
 * Scans a JSON text before it is parsed: measures its sizes, and finds repeated fields, of which `JSON.parse` keeps the
 * last and other parsers the first (RFC 8259, section 4). The result for text that is not JSON is unspecified.
 */
export function scanJson(text: string, limits: JsonLimits = unlimited): ScannedJson {
  const open: Level[] = []
  const positions = new Map<string, readonly [number, number]>()
  let repeated: ScannedJson['repeated']
  let values = 0
  let listStart = 0
  const pathOf = (levels: readonly Level[]) => levels.map(({ step }) => step)
  const scanned = (exceeded?: JsonLimit): ScannedJson => ({
    ...{ exceeded, repeated, positions },
    path: pathOf(open.slice(0, -1)),
  })

  for (let at = 0; at < text.length; at++) {
    const level = open.at(-1)
    switch (text.charCodeAt(at)) {
      case 0x7b: // {
        if (open.length >= limits.depth) return scanned('depth')
        if (++values > limits.values) return scanned('values')
        open.push({ step: '', names: new Set(), expectsName: true })
        break
      case 0x5b: // [
        if (open.length >= limits.depth) return scanned('depth')
        if (++values > limits.values) return scanned('values')
        if (open.length === 1) listStart = at
        open.push({ step: 0, names: undefined, expectsName: false })
        break
      case 0x5d: // ]
        open.pop()
        if (open.length === 1 && typeof open[0]?.step === 'string')
          positions.set(open[0].step, [listStart, at + 1])
        break
      case 0x7d: // }
        open.pop()
        break
      case 0x2c: // ,
        if (++values > limits.values) return scanned('values')
        if (level?.names) level.expectsName = true
        else if (typeof level?.step === 'number' && ++level.step >= limits.entries) return scanned('entries')
        break
      case 0x22: {
        // "
        const end = endOfString(text, at)
        if (level?.names && level.expectsName) {
          if (end - at - 2 > limits.name) return scanned('name')
          level.step = stringOf(text.slice(at, end))
          level.expectsName = false
          if (level.names.has(level.step)) repeated ??= pathOf(open)
          level.names.add(level.step)
        } else if (open.length === 1 && typeof level?.step === 'string') positions.set(level.step, [at, end])
        at = end - 1
      }
    }
  }
  return scanned()
}

interface Level {
  /** current field name or list index */
  step: string | number
  /** field names so far; `undefined` in a list */
  names: Set<string> | undefined
  expectsName: boolean
}

/** Index after the closing quote. Searches with `indexOf`, because a logo is a string of a megabyte. */
function endOfString(text: string, start: number): number {
  let quote = text.indexOf('"', start + 1)
  while (quote !== -1 && isEscaped(text, quote)) quote = text.indexOf('"', quote + 1)
  return quote === -1 ? text.length : quote + 1
}

function isEscaped(text: string, quote: number): boolean {
  let before = quote
  while (text.charAt(before - 1) === '\\') before--
  return (quote - before) % 2 === 1
}

/** Decodes escapes, so that two spellings of a name are equal. Returns text that is not JSON unchanged. */
function stringOf(source: string): string {
  if (!source.includes('\\')) return source.slice(1, -1)
  try {
    return String(JSON.parse(source))
  } catch {
    return source
  }
}
