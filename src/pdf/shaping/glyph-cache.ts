/** What was worked out for texts of one kind. */
export interface MemoryTable<Value> {
  get(text: string): Value | undefined
  /** @param glyphs in the value, which is how much room it takes */
  set(text: string, value: Value, glyphs: number): void
}

/** Beside its glyphs each entry has its text, a few objects and a place in a table: about as much as so many glyphs. */
const entryItself = 8

/**
 * Tables that hold no more than so many glyphs altogether; then all of them start anew. Documents repeat their words,
 * but not for ever, and a text without sense repeats none: it must not fill the memory with what nobody asks for again.
 */
export class BoundedMemory {
  readonly #most: number
  readonly #tables: Map<string, unknown>[] = []
  #held = 0

  constructor(most: number) {
    this.#most = most
  }

  /** glyphs, and what entries take beside them */
  get held(): number {
    return this.#held
  }

  table<Value>(): MemoryTable<Value> {
    const known = new Map<string, Value>()
    this.#tables.push(known)
    return {
      get: text => known.get(text),
      set: (text, value, glyphs) => {
        if (this.#makeRoomFor(glyphs + entryItself)) known.set(text, value)
      },
    }
  }

  /** `false` for what is larger than all the room there is. */
  #makeRoomFor(size: number): boolean {
    if (size > this.#most) return false
    if (this.#held + size > this.#most) {
      for (const table of this.#tables) table.clear()
      this.#held = 0
    }
    this.#held += size
    return true
  }
}
