import { hasControlCharacters } from '#core/text/control-characters.ts'

/** @returns the trimmed name of an account or a key, or `undefined` when it is invalid */
export function parseName(text: string): string | undefined {
  const name = text.trim()
  const isLine = !hasControlCharacters(name) && !name.includes('\n')
  return name !== '' && name.length <= 100 && isLine ? name : undefined
}
