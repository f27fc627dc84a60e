/** All control characters but line breaks, which text of several lines may hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
const controlCharacter = /[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f-\u009f]/
const controlCharacters = new RegExp(controlCharacter, 'g')

export const hasControlCharacters = (text: string): boolean => controlCharacter.test(text)

export const withoutControlCharacters = (text: string): string => text.replace(controlCharacters, ' ')

/** With a line break of Windows as the one character that it looks like. */
export const withPlainBreaks = (text: string): string => text.replaceAll('\r\n', '\n')
