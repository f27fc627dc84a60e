/**
 * Finds the path of the first repeated field name of an object. `JSON.parse` keeps the last value and other parsers the
 * first (RFC 8259, section 4).
 * @param text valid JSON
 */
export function repeatedField(text: string): (string | number)[] | undefined {
  const open: Level[] = []
  for (let at = 0; at < text.length; at++) {
    const level = open.at(-1)
    switch (text.charAt(at)) {
      case '{':
        open.push({ step: '', names: new Set(), expectsName: true })
        break
      case '[':
        open.push({ step: 0, names: undefined, expectsName: false })
        break
      case '}':
      case ']':
        open.pop()
        break
      case ',':
        if (level?.names) level.expectsName = true
        else if (typeof level?.step === 'number') level.step += 1
        break
      case '"': {
        const end = endOfString(text, at)
        if (level?.names && level.expectsName) {
          level.step = stringOf(text.slice(at, end))
          level.expectsName = false
          if (level.names.has(level.step)) return open.map(({ step }) => step)
          level.names.add(level.step)
        }
        at = end - 1
      }
    }
  }
  return undefined
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

/** Decodes escapes, so that two spellings of a name are equal. */
function stringOf(source: string): string {
  return source.includes('\\') ? String(JSON.parse(source)) : source.slice(1, -1)
}
