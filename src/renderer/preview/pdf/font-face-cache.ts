import { equalBytes } from './equal-bytes.ts'

/**
 * pdf.js makes a new typeface of each font of each document, under a name of its own. The fonts of a preview are those
 * of the page before, and a browser that is given them anew forms and rasterises every letter anew, which is half of
 * what a page costs. So pdf.js gets typefaces from here: one for all fonts of the same content.
 */

/** Beyond those that documents use; what a change of template or letter leaves behind. */
const maxIdle = 8

interface CachedFace {
  face: FontFace
  content: Uint8Array
  users: number
}

/** What pdf.js uses of a document's `fonts`, and of a `FontFace`. */
export interface FontFaceCache {
  fonts: { add(face: SharedFace): void; delete(face: SharedFace): void }
  FontFace: new (name: string, font: Uint8Array<ArrayBuffer>) => SharedFace
  /** a CSS font with the name of the typeface for the name that pdf.js gave */
  resolve(font: string): string
}

interface SharedFace {
  readonly family: string
  readonly loaded: Promise<unknown>
}

/** @param fonts where the browser finds typefaces; @param make makes one of a font file */
export function createFontFaceCache(
  fonts: Pick<FontFaceSet, 'add' | 'delete'>,
  make: (family: string, font: Uint8Array<ArrayBuffer>) => FontFace,
): FontFaceCache {
  /** the one that was used last comes last */
  const faces = new Set<CachedFace>()
  const users = new Map<string, CachedFace>()
  let made = 0

  const cachedFace = (font: Uint8Array<ArrayBuffer>): CachedFace => {
    const content = comparableContent(font)
    for (const known of faces) if (equalBytes(known.content, content)) return known
    made += 1
    const typeface = { face: make(`shared-${made}`, font), content, users: 0 }
    fonts.add(typeface.face)
    return typeface
  }

  const evictIdle = () => {
    const idle = [...faces].filter(typeface => typeface.users === 0)
    for (const typeface of idle.slice(0, -maxIdle)) {
      faces.delete(typeface)
      fonts.delete(typeface.face)
    }
  }

  return {
    fonts: {
      add: () => undefined,
      delete({ family }) {
        const typeface = users.get(family)
        if (!typeface) return
        users.delete(family)
        typeface.users -= 1
        evictIdle()
      },
    },
    FontFace: class {
      readonly loaded: Promise<unknown>
      readonly family: string
      constructor(name: string, font: Uint8Array<ArrayBuffer>) {
        const typeface = cachedFace(font)
        typeface.users += 1
        faces.delete(typeface)
        faces.add(typeface)
        users.set(name, typeface)
        this.family = name
        this.loaded = typeface.face.loaded
      }
    },
    resolve: font =>
      font.replace(/"([^"]+)"/, (quoted, name: string) => {
        const family = users.get(name)?.face.family
        return family === undefined ? quoted : `"${family}"`
      }),
  }
}

const entryLength = 16

/**
 * The tables of a font file (OpenType 1.9, "Organization of an OpenType font") without what pdf.js makes different in each
 * document: the name of the face, and the sum over all that stands in `head`.
 */
function comparableContent(font: Uint8Array): Uint8Array {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const tables = Array.from({ length: view.getUint16(4) }, (_, index) => {
    const at = 12 + index * entryLength
    const begin = view.getUint32(at + 8)
    return { tag: view.getUint32(at), bytes: font.subarray(begin, begin + view.getUint32(at + 12)) }
  }).filter(({ tag }) => tag !== tagOf('name'))
  const content = new Uint8Array(tables.reduce((sum, { bytes }) => sum + bytes.length, 0))
  let at = 0
  for (const { tag, bytes } of tables) {
    content.set(bytes, at)
    if (tag === tagOf('head')) content.fill(0, at + 8, at + 12)
    at += bytes.length
  }
  return content
}

const tagOf = (tag: string): number => [...tag].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0)
