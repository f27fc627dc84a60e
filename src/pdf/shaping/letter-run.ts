import type { Word } from '#render/model/shaper.ts'
import type { FaceId } from '../font/face-files.ts'
import { mayHaveAlternates, type ShapedRun } from './letter.ts'
import type { ShapePlan } from './shape-plan.ts'

/**
 * A run of letters of one UTF-16 unit each without ligatures or marks: most words, and a whole word by itself.
 * Glyphs and kerning are computed on demand, because documents contain a hundred thousand words.
 */
export class LetterRun implements ShapedRun, Word {
  readonly text: string
  /** em */
  readonly width: number
  readonly plan: ShapePlan

  private constructor(text: string, width: number, plan: ShapePlan) {
    this.text = text
    this.width = width
    this.plan = plan
  }

  /** Returns `null` if letters may interact other than by kerning. */
  static of(text: string, plan: ShapePlan): LetterRun | null {
    let units = 0
    let before = null
    let mayAlternate = false
    for (let at = 0; at < text.length; at += 1) {
      const letter = plan.letterAt(text.charCodeAt(at))
      const between = before && letter ? plan.kerningBetween(before, letter) : 0
      if (letter === null || between === null) return null
      units += letter.advance + between
      mayAlternate ||= letter.mayAlternate
      before = letter
    }
    return before === null || before.mayInteractAlone || (mayAlternate && mayHaveAlternates(text))
      ? null
      : new LetterRun(text, units / plan.face.unitsPerEm, plan)
  }

  get face(): FaceId {
    return this.plan.face.id
  }

  get glyphCount(): number {
    return this.text.length
  }

  get texts(): string {
    return this.text
  }

  get missing(): null {
    return null
  }

  get runs(): readonly [LetterRun] {
    return [this]
  }

  get glyphs(): number[] {
    return this.#letters().map(letter => letter.glyph)
  }

  get adjustments(): number[] | null {
    const { kerningBetween, face } = this.plan
    const letters = this.#letters()
    const units = letters.map((letter, at) => {
      const next = letters[at + 1]
      return next ? (kerningBetween(letter, next) ?? 0) : 0
    })
    return units.some(each => each !== 0) ? units.map(each => each / face.unitsPerEm) : null
  }

  #letters() {
    return this.text.split('').flatMap(unit => this.plan.letterAt(unit.charCodeAt(0)) ?? [])
  }
}
