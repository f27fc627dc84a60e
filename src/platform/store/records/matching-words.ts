/**
 * SQL: every word occurs in a text, as conditions that follow another one, and their values.
 * @param column folded as the words are
 */
export const matching = (words: readonly string[], column: 'search_text' | 'customer_sort') => ({
  conditions: words.map((_, index) => `AND instr(${column}, :word${index})`).join(' '),
  values: Object.fromEntries(words.map((word, index) => [`word${index}`, word])),
})
