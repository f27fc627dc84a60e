/** A code with its name in the language of the window. */
export interface NamedCode {
  code: string
  name: string
}

/** Reads a table with a code in each line, the most frequent codes first. `-` stands for a cell that is empty. */
export const readCodes = <Entry>(
  table: string,
  entryOf: (code: string, ...cells: readonly string[]) => Entry,
): readonly Entry[] =>
  table
    .trim()
    .split('\n')
    .map(line => {
      const [code = '', ...cells] = line
        .trim()
        .split(' ')
        .map(cell => (cell === '-' ? '' : cell))
      return entryOf(code, ...cells)
    })

/** Without diacritics, and without the marks of direction that names from right to left have. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .trim()
const withoutHyphens = (text: string): string => text.replaceAll('-', '')
const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u)

/**
 * The codes that match a typed text, best match first: the code itself, codes and names that begin with the text, names
 * that contain all of its words, with or without hyphens. An empty text matches every code.
 */
export function searchCodes(codes: readonly NamedCode[], text: string): NamedCode[] {
  const typed = folded(text)
  const words = typed.split(/\s+/)
  const rankOf = ({ code, name }: NamedCode): number => {
    const [ownCode, ownName] = [folded(code), folded(name)]
    if (ownCode === typed) return 0
    if (ownCode.startsWith(typed)) return 1
    if (ownName.startsWith(typed)) return 2
    const inName = [...wordsOf(ownName), ...wordsOf(withoutHyphens(ownName))]
    const isIn = (word: string) => inName.some(each => each.startsWith(word))
    if (words.every(word => isIn(word) || isIn(withoutHyphens(word) || word))) return 3
    return words.every(word => ownName.includes(word) || ownCode.includes(word)) ? 4 : 5
  }
  return codes
    .map(each => ({ each, rank: rankOf(each) }))
    .filter(({ rank }) => rank < 5)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ each }) => each)
}

/** The code of a text that equals a code or name of the list in any letter case. */
export function codeOf(codes: readonly NamedCode[], text: string): string | undefined {
  const typed = folded(text)
  const isTyped = (own: string) => folded(own) === typed
  return (codes.find(({ code }) => isTyped(code)) ?? codes.find(({ name }) => isTyped(name)))?.code
}
