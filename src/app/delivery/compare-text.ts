/** Spaces are a reader's guess; letters are not. */
const squeezed = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '')

export const isSameText = (one: string, other: string): boolean => squeezed(one) === squeezed(other)

/** As much as one line of a notice holds. */
const mostWords = 6
const mostCharacters = 60

/** The words of a page between those that both begin with and those that both end with. */
export function firstDifference(expected: string, found: string): { expected: string; found: string } {
  const [one, other] = [wordsOf(expected), wordsOf(found)]
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start += 1
  let same = 0
  while (same < shorter - start && one.at(-1 - same) === other.at(-1 - same)) same += 1
  const quote = (words: string[]) => excerpt(words.slice(start, words.length - same))
  return { expected: quote(one), found: quote(other) }
}

const wordsOf = (text: string): string[] => text.normalize('NFKC').match(/\S+/g) ?? []

function excerpt(words: string[]): string {
  const text = words.slice(0, mostWords).join(' ').slice(0, mostCharacters)
  return text.length < words.join(' ').length ? `${text}…` : text
}
