/**
 * Where a text stops being JSON, for a person with an editor. V8 gives a position for some mistakes and a scrap of
 * text for others, so the place is found here, once parsing has failed.
 */
export function describeJsonError(text: string): string {
  const found = findError(text)
  if (found === undefined) return 'The text is nested too deeply.'
  const before = text.slice(0, found.at)
  const line = before.split('\n').length
  const column = found.at - before.lastIndexOf('\n')
  return `The text is not JSON: ${found.what} at line ${line}, column ${column}.`
}

// Loops are unrolled: a text of a megabyte must not exhaust the stack of the regular expression.
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them in a text
const string = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*"/
const other = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/
const token = new RegExp(`[\\t\\n\\r ]*(?:([{}[\\],:])|(${string.source})|${other.source})`, 'y')

type Expected = 'value' | 'value or ]' | 'name' | 'name or }' | ':' | ', or end'

/** The first token that cannot stand where it stands. One loop and a stack of brackets: depth cannot overflow it. */
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
      if (at < text.length) return { at, what: strayText(text, at) }
      if (expected === ', or end' && open.length === 0) return undefined
      return { at, what: text.trim() === '' ? 'there is nothing' : 'it ends too early' }
    }
    const [, mark = '', name] = match
    const isValue = mark === ''
    const closes = open.at(-1) === '{' ? '}' : ']'

    if (expected === 'value' || expected === 'value or ]') {
      if (mark === '{' || mark === '[') {
        open.push(mark)
        expected = mark === '{' ? 'name or }' : 'value or ]'
      } else if (isValue) expected = ', or end'
      else if (mark === ']' && expected === 'value or ]') {
        open.pop()
        expected = ', or end'
      } else return { at, what: misplaced(mark, previous) }
    } else if (expected === 'name' || expected === 'name or }') {
      if (name !== undefined) expected = ':'
      else if (mark === '}' && expected === 'name or }') {
        open.pop()
        expected = ', or end'
      } else return { at, what: isValue ? 'a field name without double quotes' : misplaced(mark, previous) }
    } else if (expected === ':') {
      if (mark !== ':') return { at, what: 'a missing colon' }
      expected = 'value'
    } else if (open.length === 0) return { at, what: 'more text after the end' }
    else if (mark === ',') expected = open.at(-1) === '{' ? 'name' : 'value'
    else if (mark === closes) open.pop()
    else
      return {
        at,
        what: isValue || mark === '{' || mark === '[' ? 'a missing comma' : `an unexpected ${mark}`,
      }
    previous = mark
  }
}

function skipSpace(text: string, from: number): number {
  let at = from
  while (at < text.length && '\t\n\r '.includes(text.charAt(at))) at++
  return at
}

function misplaced(mark: string, previous: string): string {
  return previous === ',' && (mark === '}' || mark === ']')
    ? `a comma before the ${mark}`
    : `an unexpected ${mark}`
}

function strayText(text: string, at: number): string {
  const character = text.charAt(at)
  if (character === '"') return 'a text in quotes that is not closed or holds a line break'
  if (character === "'") return 'single quotes instead of double quotes'
  return /[\d.+-]/.test(character) ? 'a number that JSON does not know' : 'an unexpected character'
}
