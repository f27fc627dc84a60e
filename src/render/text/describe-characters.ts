/** Characters that are named; the rest are counted. */
const maxNamed = 3

/** Describes characters for a message: printed if visible, always with their code points. */
export function describeCharacters(characters: readonly string[]): { characters: string[]; others: number } {
  const named = characters.slice(0, maxNamed).map(describe)
  return { characters: named, others: characters.length - named.length }
}

function describe(character: string): string {
  const points = [...character].map(each => each.codePointAt(0) ?? 0)
  const numbers = points
    .slice(0, maxNamed)
    .map(point => `U+${point.toString(16).toUpperCase().padStart(4, '0')}`)
  const isVisible = /^[\p{L}\p{M}\p{N}\p{P}\p{S}]+$/u.test(character)
  return isVisible ? `“${character}” (${numbers.join(' ')})` : numbers.join(' ')
}
