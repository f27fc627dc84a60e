import type { Lookup, LookupPass } from './lookup-pass.ts'

interface Step {
  lookup: Lookup
  /** bit of the feature that asks for it */
  feature: number
}

/**
 * Lookups that are applied one after the other. Those of a joined script are hundreds, of which a word needs a few, so
 * each glyph has a bit for every lookup that may begin at it, and the others are not looked at.
 */
export class Stage {
  readonly #steps: readonly Step[]
  readonly #masks: (Int32Array | undefined)[] = []
  /** of the word at hand */
  readonly #wanted: Int32Array

  constructor(steps: readonly Step[]) {
    this.#steps = steps
    this.#wanted = new Int32Array(Math.ceil(steps.length / 32))
  }

  run(pass: LookupPass): void {
    const [steps, wanted] = [this.#steps, this.#wanted]
    if (steps.length === 0) return
    wanted.fill(0)
    this.#want(pass)
    for (let word = 0; word < wanted.length; word += 1) {
      let done = 0
      for (;;) {
        const left = (wanted[word] ?? 0) & ~done
        if (left === 0) break
        const bit = left & -left
        // a lookup that is wanted after its turn comes too late
        done |= bit | (bit - 1)
        const step = steps[word * 32 + 31 - Math.clz32(bit)]
        const before = pass.changes
        if (step) pass.run(step.lookup, step.feature)
        // what stands there now may begin what comes later
        if (pass.changes !== before) this.#want(pass)
      }
    }
  }

  #want({ glyphs }: LookupPass): void {
    const wanted = this.#wanted
    for (const { id } of glyphs) {
      const mask = this.#maskOf(id)
      for (let word = 0; word < wanted.length; word += 1)
        wanted[word] = (wanted[word] ?? 0) | (mask[word] ?? 0)
    }
  }

  #maskOf(glyph: number): Int32Array {
    let mask = this.#masks[glyph]
    if (!mask) {
      mask = new Int32Array(this.#wanted.length)
      for (const [at, { lookup }] of this.#steps.entries()) {
        if (lookup.starts.get(glyph) !== 0) mask[at >> 5] = (mask[at >> 5] ?? 0) | (1 << (at & 31))
      }
      this.#masks[glyph] = mask
    }
    return mask
  }
}
