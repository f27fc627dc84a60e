/** All control characters except line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
const controlCharacter = /[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f-\u009f]/
const controlCharacters = new RegExp(controlCharacter, 'g')

export const hasControlCharacters = (text: string): boolean => controlCharacter.test(text)

export const withoutControlCharacters = (text: string): string => text.replace(controlCharacters, ' ')

export const normalizeLineBreaks = (text: string): string => text.replaceAll('\r\n', '\n')

/** Bidi marks, embeddings, overrides and isolates (UAX 9, 2). */
const controls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

const isolateFirstStrong = '\u2068'
const popIsolate = '\u2069'

/** Removes bidi controls from typed text, so that it cannot reorder the text around it. */
export function withoutBidiControls(text: string): string {
  return text.search(controls) < 0 ? text : text.replaceAll(controls, '')
}

/** Wraps text in bidi isolates. */
export function isolated(text: string): string {
  return `${isolateFirstStrong}${text}${popIsolate}`
}
