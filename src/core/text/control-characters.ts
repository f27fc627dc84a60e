/** All control characters except line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
const controlCharacter = /[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f-\u009f]/
const controlCharacters = new RegExp(controlCharacter, 'g')

export const hasControlCharacters = (text: string): boolean => controlCharacter.test(text)

export const withoutControlCharacters = (text: string): string => text.replace(controlCharacters, ' ')

/** Replaces CR LF by LF. */
export const normalizeLineBreaks = (text: string): string => text.replaceAll('\r\n', '\n')
