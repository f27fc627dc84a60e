/** A character as a sentence may name it: shown if it can be, and always with its number in Unicode. */
export function describeCharacter(character: string): string {
  const points = [...character].map(each => each.codePointAt(0) ?? 0)
  const numbers = points.map(point => `U+${point.toString(16).toUpperCase().padStart(4, '0')}`)
  const shown = /^[\p{L}\p{M}\p{N}\p{P}\p{S}]+$/u.test(character) ? `“${character}” ` : ''
  const most = 4
  const list = numbers.slice(0, most).join(' ')
  return `the character ${shown}(${list}${numbers.length > most ? ' …' : ''})`
}
