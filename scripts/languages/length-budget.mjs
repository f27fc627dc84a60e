// Maximum lengths of texts on buttons and column headings.

import { textsIn } from '../../src/languages/grammar/find-issues.ts'
import { placeholder } from '../../src/languages/grammar/parse-text.ts'

/**
 * Short words grow most: "Undo" becomes "Rückgängig machen". Views are tested with texts that are 40 %
 * longer; the constant is the free space of the narrowest button or column.
 */
const additions = { button: 14, column: 8 }

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff60]/gu

/** Width in Latin letters, without parameters. */
const widthOf = text => {
  const plain = text.replaceAll(placeholder, '')
  return plain.length + (plain.match(wide)?.length ?? 0)
}

const longestOf = entry => Math.max(...textsIn(entry).map(([, text]) => widthOf(text)))

/** @param kind `button` or `column` @returns number of Latin letters */
export const budgetOf = (kind, english) => {
  const longest = longestOf(english)
  return Math.max(Math.ceil(longest * 1.4), longest + additions[kind])
}

/** @returns a description of what is too long in an entry, or `null` */
export function tooLong(kind, entry, english) {
  const [budget, width] = [budgetOf(kind, english), longestOf(entry)]
  return width > budget ? `is ${width} letters long, and a ${kind} has room for ${budget}` : null
}
