import { createRequire } from 'node:module'
import type BidiFactory from 'bidi-js'
import type { Face } from '../font/face.ts'

// not `require`: the bundler writes one of that name into every chunk
const load = createRequire(import.meta.url)
let bidi: ReturnType<typeof BidiFactory> | undefined

/** Brackets turned round for text that runs to the left (Unicode, Bidi_Mirrored), as far as the face has them. */
export function mirrored(text: string, face: Face): string {
  if (/^[\p{L}\p{N}\p{Z}]*$/u.test(text)) return text
  bidi ??= (load('bidi-js') as typeof BidiFactory)()
  const turn = bidi.getMirroredCharacter
  return Array.from(text, character => {
    const other = turn(character)
    return other && face.glyphOf(other.codePointAt(0) ?? 0) !== 0 ? other : character
  }).join('')
}
