import type { Message } from '../messages/message.ts'

type JsonMistake = Extract<Message, { code: 'json.mistake' }>['params']['mistake']

/** Describes a JSON syntax error with line and column, which V8 reports for some errors only. */
export function describeJsonError(text: string): Message<'json.too_deep' | 'json.mistake'> {
  const found = findError(text)
  if (found === undefined) return { code: 'json.too_deep' }
  const { mistake, mark = '' } = found
  let line = 1
  let lineStart = 0
  // counts lines without building a list of them, of which there may be millions
  for (let at = text.indexOf('\n'); at !== -1 && at < found.at; at = text.indexOf('\n', lineStart)) {
    line += 1
    lineStart = at + 1
  }
  const column = found.at - lineStart + 1
  return { code: 'json.mistake', params: { mistake, mark, line, column } }
}

// Unrolled loops, so that a text of a megabyte does not exhaust the regular expression stack.
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them in a text
const string = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*"/
const other = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/
const token = new RegExp(`[\\t\\n\\r ]*(?:([{}[\\],:])|(${string.source})|${other.source})`, 'y')

interface Found {
  at: number
  mistake: JsonMistake
  mark?: string
}

type Expected = 'value' | 'value or ]' | 'name' | 'name or }' | ':' | ', or end'

/** Finds the first misplaced token. Iterative, so that deep nesting cannot overflow the call stack. */
function findError(text: string): Found | undefined {
  const open: string[] = []
  let expected: Expected = 'value'
  let previous = ''
  token.lastIndex = 0
  for (;;) {
    const from = token.lastIndex
    const match = token.exec(text)
    const at = skipSpace(text, from)
    if (match === null) {
      if (at < text.length) return { at, mistake: unexpectedText(text, at) }
      if (expected === ', or end' && open.length === 0) return undefined
      return { at, mistake: text.trim() === '' ? 'nothing' : 'ends_early' }
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
      } else return { at, ...misplaced(punctuator, previous) }
    } else if (expected === 'name' || expected === 'name or }') {
      if (name !== undefined) expected = ':'
      else if (punctuator === '}' && expected === 'name or }') {
        open.pop()
        expected = ', or end'
      } else return { at, ...(isValue ? { mistake: 'unquoted_name' } : misplaced(punctuator, previous)) }
    } else if (expected === ':') {
      if (punctuator !== ':') return { at, mistake: 'colon_missing' }
      expected = 'value'
    } else if (open.length === 0) return { at, mistake: 'text_after' }
    else if (punctuator === ',') expected = open.at(-1) === '{' ? 'name' : 'value'
    else if (punctuator === closes) open.pop()
    else {
      const isStart = isValue || punctuator === '{' || punctuator === '['
      return {
        at,
        ...(isStart ? { mistake: 'comma_missing' } : { mistake: 'unexpected', mark: punctuator }),
      }
    }
    previous = punctuator
  }
}

function skipSpace(text: string, from: number): number {
  let at = from
  while (at < text.length && '\t\n\r '.includes(text.charAt(at))) at++
  return at
}

const misplaced = (punctuator: string, previous: string): Omit<Found, 'at'> => ({
  mistake: previous === ',' && (punctuator === '}' || punctuator === ']') ? 'comma_before' : 'unexpected',
  mark: punctuator,
})

function unexpectedText(text: string, at: number): JsonMistake {
  const character = text.charAt(at)
  if (character === '"') return 'unclosed_text'
  if (character === "'") return 'single_quotes'
  return /[\d.+-]/.test(character) ? 'unknown_number' : 'unexpected_character'
}
