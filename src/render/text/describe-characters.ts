/** So many are named; the others are counted. */
const maxNamed = 3

/** Characters as a sentence may name them: shown where they can be, and always with their number in Unicode. */
export function describeCharacters(characters: readonly string[]): string {
  const named = characters.slice(0, maxNamed).map(describe)
  const others = characters.length - named.length
  const list = others > 0 ? `${named.join(', ')} and ${others} more` : named.join(', ')
  return `the character${characters.length > 1 ? 's' : ''} ${list}`
}

function describe(character: string): string {
  const points = [...character].map(each => each.codePointAt(0) ?? 0)
  const numbers = points
    .slice(0, maxNamed)
    .map(point => `U+${point.toString(16).toUpperCase().padStart(4, '0')}`)
  const isVisible = /^[\p{L}\p{M}\p{N}\p{P}\p{S}]+$/u.test(character)
  return isVisible ? `“${character}” (${numbers.join(' ')})` : numbers.join(' ')
}
