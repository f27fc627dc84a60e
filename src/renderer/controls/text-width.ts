/** CSS pixels at a font size of 13 px: a tabular digit, a letter or currency symbol, the padding beside the text */
const digitWidth = 7.6
const letterWidth = 10.5
const paddingWidth = 14

/** Estimated width of a number in a table, in CSS pixels with padding; never less than the browser measures. */
export const numberWidth = (text: string): number =>
  Math.ceil(
    [...text].reduce((sum, character) => sum + (narrow.test(character) ? digitWidth : letterWidth), 0),
  ) + paddingWidth

/** Estimated width of a date in a table, in CSS pixels with padding. */
export const dateWidth = (text: string): number =>
  Math.ceil([...text].reduce((sum, character) => sum + (ideograph.test(character) ? 13 : digitWidth), 0)) +
  paddingWidth

/**
 * Estimated width of the longest word of a column title of 11 px, in CSS pixels with padding: titles break between
 * words only.
 */
export const titleWidth = (text: string): number =>
  Math.ceil(Math.max(0, ...text.split(betweenWords).map(word => word.length)) * 5.9) + 8

const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const betweenWords = /[\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u
const narrow = /[\d.,\s'’-]/
