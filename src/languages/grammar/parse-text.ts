/** A doubled brace, or a placeholder with its type. */
export const placeholder = /\{\{|\}\}|\{([\w.]+)(?::([\w.:@]+))?\}/g

/** A placeholder in a text. */
interface Gap {
  /** names of the parameter and of those in it */
  path: readonly string[]
  /** such as `['and', '@field']` for a list of names */
  types: readonly string[]
}

const parsedTexts = new Map<string, readonly (string | Gap)[]>()

/** @returns the parts of a text in their order; each text is parsed once */
export function parseText(text: string): readonly (string | Gap)[] {
  const known = parsedTexts.get(text)
  if (known) return known
  const parts: (string | Gap)[] = []
  let from = 0
  for (const { 0: match, 1: path, 2: type = 'text', index } of text.matchAll(placeholder)) {
    parts.push(text.slice(from, index))
    parts.push(path === undefined ? match.charAt(0) : { path: path.split('.'), types: type.split(':') })
    from = index + match.length
  }
  parts.push(text.slice(from))
  parsedTexts.set(text, parts)
  return parts
}
