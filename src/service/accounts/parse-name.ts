import { hasControlCharacters } from '#core/text/control-characters.ts'

const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{C}]/u

/** @returns the trimmed name of an account or a key, or `undefined` when it is invalid */
export function parseName(text: string): string | undefined {
  const name = text.trim()
  const isLine = !hasControlCharacters(name) && !name.includes('\n')
  return visible.test(name) && name.length <= 100 && isLine ? name : undefined
}
