import type { Language } from './language.ts'
import { parseText } from './parse-text.ts'

/** Isolates that are beside each other, without words around them. */
const isList = (text: string): boolean =>
  text.includes('\u2069') && !/\p{L}/u.test(text.replaceAll(/\u2068[^\u2068\u2069]*\u2069/g, ''))

/**
 * A text within a sentence: from right to left, names and numbers keep their own order (Unicode FSI, PDI). Facts beside each
 * other follow the sentence (RLI).
 */
export const isolate = (text: string, direction: Language['direction']): string =>
  direction === 'ltr' || text === '' ? text : `${isList(text) ? '\u2067' : '\u2068'}${text}\u2069`

/** A code, in which a value may be, such as .pdf (Unicode LRI). */
export const isolateCode = (code: string): string => `\u2066${code}\u2069`

/** Whether a text has letters from right to left. */
export const hasWords = (text: string): boolean => /\p{scx=Arab}/u.test(text)

/** A sign of percent belongs to the number before it. */
export const withSigns = (text: string): string => text.replaceAll('\u2069%', '%\u2069')

/** A group in brackets, a bracket alone, or what stands between spaces, words and punctuation of a sentence. */
const piece =
  /\{[^\p{scx=Arab}{}]*\}|\[[^\p{scx=Arab}[\]]*\]|(?<=\s)[{}](?=[\s.])|[^\s\p{scx=Arab}«»"(){}[\]…]+(?:(?<=_)…)?/gu

/** Keeps its order without help: a word or code between letters and digits, a number, a sign. */
const isSteady = /^(?:\p{L}(?:.*[\p{L}\d])?|\d+(?:[.,:/]\d+)*|[^\p{L}\d{}[\]]*)$/u

const isolateCodes = (text: string): string =>
  text.replaceAll(piece, found => {
    const code = found.replace(/[.,:;!?]+$/, '')
    return isSteady.test(code) ? found : isolateCode(code) + found.slice(code.length)
  })

type Parts = ReturnType<typeof parseText>

const partsOfTexts = new Map<string, Parts>()

/** Parts of a text from right to left, which isolates the codes that it writes out, such as #1d3fbb or 2026-11-30. */
export function partsFromRight(text: string): Parts {
  const known = partsOfTexts.get(text)
  if (known) return known
  const parts: Parts[number][] = []
  let written = ''
  const endWritten = () => {
    parts.push(hasWords(text) ? isolateCodes(written) : written)
    written = ''
  }
  for (const part of parseText(text)) {
    if (typeof part === 'string') {
      written += part
      continue
    }
    endWritten()
    parts.push(part)
  }
  endWritten()
  partsOfTexts.set(text, parts)
  return parts
}
