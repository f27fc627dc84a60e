/** Describes a JSON syntax error with line and column, which V8 reports for some errors only. */
export function describeJsonError(text: string): string {
  const found = findError(text)
  if (found === undefined) return 'The text is nested too deeply.'
  const before = text.slice(0, found.at)
  const line = before.split('\n').length
  const column = found.at - before.lastIndexOf('\n')
  return `The text is not JSON: ${found.what} at line ${line}, column ${column}.`
}

// Unrolled loops, so that a text of a megabyte does not exhaust the regular expression stack.
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them in a text
const string = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*"/
const other = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/
const token = new RegExp(`[\\t\\n\\r ]*(?:([{}[\\],:])|(${string.source})|${other.source})`, 'y')

type Expected = 'value' | 'value or ]' | 'name' | 'name or }' | ':' | ', or end'

/** Finds the first misplaced token. Iterative, so that deep nesting cannot overflow the call stack. */
function findError(text: string): { at: number; what: string } | undefined {
  const open: string[] = []
  let expected: Expected = 'value'
  let previous = ''
  token.lastIndex = 0
  for (;;) {
    const from = token.lastIndex
    const match = token.exec(text)
    const at = skipSpace(text, from)
    if (match === null) {
      if (at < text.length) return { at, what: unexpectedText(text, at) }
      if (expected === ', or end' && open.length === 0) return undefined
      return { at, what: text.trim() === '' ? 'there is nothing' : 'it ends too early' }
    }
    const [, punctuator = '', name] = match
    const isValue = punctuator === ''
    const closes = open.at(-1) === '{' ? '}' : ']'

    if (expected === 'value' || expected === 'value or ]') {
      if (punctuator === '{' || punctuator === '[') {
        open.push(punctuator)
        expected = punctuator === '{' ? 'name or }' : 'value or ]'
      } else if (isValue) expected = ', or end'
      else if (punctuator === ']' && expected === 'value or ]') {
        open.pop()
        expected = ', or end'
      } else return { at, what: misplaced(punctuator, previous) }
    } else if (expected === 'name' || expected === 'name or }') {
      if (name !== undefined) expected = ':'
      else if (punctuator === '}' && expected === 'name or }') {
        open.pop()
        expected = ', or end'
      } else
        return { at, what: isValue ? 'a field name without double quotes' : misplaced(punctuator, previous) }
    } else if (expected === ':') {
      if (punctuator !== ':') return { at, what: 'a missing colon' }
      expected = 'value'
    } else if (open.length === 0) return { at, what: 'more text after the end' }
    else if (punctuator === ',') expected = open.at(-1) === '{' ? 'name' : 'value'
    else if (punctuator === closes) open.pop()
    else
      return {
        at,
        what:
          isValue || punctuator === '{' || punctuator === '['
            ? 'a missing comma'
            : `an unexpected ${punctuator}`,
      }
    previous = punctuator
  }
}

function skipSpace(text: string, from: number): number {
  let at = from
  while (at < text.length && '\t\n\r '.includes(text.charAt(at))) at++
  return at
}

function misplaced(punctuator: string, previous: string): string {
  return previous === ',' && (punctuator === '}' || punctuator === ']')
    ? `a comma before the ${punctuator}`
    : `an unexpected ${punctuator}`
}

function unexpectedText(text: string, at: number): string {
  const character = text.charAt(at)
  if (character === '"') return 'a text in quotes that is not closed or holds a line break'
  if (character === "'") return 'single quotes instead of double quotes'
  return /[\d.+-]/.test(character) ? 'a number that JSON does not know' : 'an unexpected character'
}
