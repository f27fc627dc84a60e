/** What was worked out for texts of one kind. */
export interface CacheTable<Value> {
  get(text: string): Value | undefined
  /** @param glyphs in the value, which is how much room it takes */
  set(text: string, value: Value, glyphs: number): void
}

/** Beside its glyphs each entry has its text, a few objects and a place in a table: about as much as so many glyphs. */
const entryOverhead = 8

/**
 * Tables that hold no more than so many glyphs altogether; then all of them start anew. Documents repeat their words,
 * but not for ever, and a text without sense repeats none: it must not fill the memory with what nobody asks for again.
 */
export class GlyphCache {
  readonly #max: number
  readonly #tables: Map<string, unknown>[] = []
  #size = 0

  constructor(max: number) {
    this.#max = max
  }

  /** glyphs, and what entries take beside them */
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

  /** `false` for what is larger than all the room there is. */
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
