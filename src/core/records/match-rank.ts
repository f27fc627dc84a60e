const endsInWordCharacter = /[\p{L}\p{N}]$/u

/**
 * How well a title matches a search, 0 being best: the whole title, its beginning, beginnings of its words with the
 * first word of the search in front, beginnings of its words, any part of it, another field.
 * @param title folded, as the search is
 */
export function matchRank(title: string, search: string): number {
  if (title === search) return 0
  if (title.startsWith(search)) return 1
  const words = search.split(' ')
  if (words.every(word => beginsWord(title, word))) return title.startsWith(words[0] ?? '') ? 2 : 3
  return words.every(word => title.includes(word)) ? 4 : 5
}

function beginsWord(title: string, word: string): boolean {
  for (let at = title.indexOf(word); at !== -1; at = title.indexOf(word, at + 1))
    if (at === 0 || !endsInWordCharacter.test(title.slice(0, at))) return true
  return false
}
