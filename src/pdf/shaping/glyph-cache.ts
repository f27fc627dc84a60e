/** Cached results for texts of one kind. */
export interface CacheTable<Value> {
  get(text: string): Value | undefined
  /** @param glyphs number of glyphs in the value, which determines its size */
  set(text: string, value: Value, glyphs: number): void
}

/** Overhead of an entry (text, objects, map slot), in glyphs. */
const entryOverhead = 8

/**
 * A cache with a maximum total size of its tables; when it is full, all are cleared. Documents repeat their
 * words, but arbitrary text may not and must not fill the memory.
 */
export class GlyphCache {
  readonly #max: number
  readonly #tables: Map<string, unknown>[] = []
  #size = 0

  constructor(max: number) {
    this.#max = max
  }

  /** total size in glyphs, including overhead */
  get size(): number {
    return this.#size
  }

  table<Value>(): CacheTable<Value> {
    const known = new Map<string, Value>()
    this.#tables.push(known)
    return {
      get: text => known.get(text),
      set: (text, value, glyphs) => {
        if (this.#reserve(glyphs + entryOverhead)) known.set(text, value)
      },
    }
  }

  /** Returns `false` for an entry larger than the whole cache. */
  #reserve(size: number): boolean {
    if (size > this.#max) return false
    if (this.#size + size > this.#max) {
      for (const table of this.#tables) table.clear()
      this.#size = 0
    }
    this.#size += size
    return true
  }
}
