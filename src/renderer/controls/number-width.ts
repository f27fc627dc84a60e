/** in CSS pixels of the font of 13 px: a tabular digit, a letter or symbol of a currency, the padding beside the text */
const digitWidth = 7.6
const letterWidth = 10.5
const paddingWidth = 14

/** Width of a number in a table, with its padding. No less than what the browser measures. */
export const widthOf = (text: string): number =>
  Math.ceil(
    [...text].reduce((sum, character) => sum + (narrow.test(character) ? digitWidth : letterWidth), 0),
  ) + paddingWidth

/** Width of a date in a table, with its padding. */
export const widthOfDate = (text: string): number =>
  Math.ceil([...text].reduce((sum, character) => sum + (ideograph.test(character) ? 13 : digitWidth), 0)) +
  paddingWidth

/** Width of the longest word of a title of 11 px, with its padding: a title breaks between words only. */
export const widthOfTitle = (text: string): number =>
  Math.ceil(Math.max(0, ...text.split(betweenWords).map(word => word.length)) * 5.9) + 8

const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const betweenWords = /[\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u
const narrow = /[\d.,\s'’-]/
