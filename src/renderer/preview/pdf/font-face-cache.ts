import { equalBytes } from './equal-bytes.ts'

/**
 * Caches font faces by content. pdf.js creates a new face for each font of each document; the fonts of a
 * preview equal those of the previous one, and rasterising their glyphs again would take half of the render
 * time.
 */

/** Unused faces that are kept, left over from template changes and edits. */
const maxIdle = 8

interface CachedFace {
  face: FontFace
  content: Uint8Array
  users: number
}

/** The part of a document's `fonts` and of `FontFace` that pdf.js uses. */
export interface FontFaceCache {
  fonts: { add(face: SharedFace): void; delete(face: SharedFace): void }
  FontFace: new (name: string, font: Uint8Array<ArrayBuffer>) => SharedFace
  /** replaces pdf.js's font name in a CSS font with the name of the cached face */
  resolve(font: string): string
}

interface SharedFace {
  readonly family: string
  readonly loaded: Promise<unknown>
}

/** @param fonts the browser's font set; @param make creates a face from a font file */
export function createFontFaceCache(
  fonts: Pick<FontFaceSet, 'add' | 'delete'>,
  make: (family: string, font: Uint8Array<ArrayBuffer>) => FontFace,
): FontFaceCache {
  /** least recently used first */
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
 * Content of a font file's tables (OpenType 1.9, "Organization of an OpenType font") without the parts that
 * pdf.js changes per document: the `name` table and the checksum in `head`.
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
