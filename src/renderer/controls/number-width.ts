/** in CSS pixels of the font of 13 px: a tabular digit, a letter or symbol of a currency, the padding beside the text */
const digitWidth = 7.6
const letterWidth = 10.5
const paddingWidth = 14

/** Width of a number in a table, with its padding. No less than what the browser measures. */
export const widthOf = (text: string): number =>
  Math.ceil(
    [...text].reduce((sum, character) => sum + (narrow.test(character) ? digitWidth : letterWidth), 0),
  ) + paddingWidth

const narrow = /[\d.,\s'’-]/
