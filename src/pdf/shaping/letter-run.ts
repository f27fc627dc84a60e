import type { Word } from '#render/shaper.ts'
import type { FaceId } from '../font/face-files.ts'
import { mayHaveAlternates } from './contextual-alternates.ts'
import type { Setting } from './shape-plan.ts'
import type { ShapedRun } from './shaped-run.ts'

/**
 * Letters of one UTF-16 unit each that only stand beside each other: most words, and by themselves a whole word. All
 * else follows from the text and is worked out when it is asked for, because documents hold a hundred thousand words.
 */
export class LetterRun implements ShapedRun, Word {
  readonly text: string
  /** em */
  readonly width: number
  readonly setting: Setting

  private constructor(text: string, width: number, setting: Setting) {
    this.text = text
    this.width = width
    this.setting = setting
  }

  /** `null` where the letters may do more than stand beside each other. */
  static of(text: string, setting: Setting): LetterRun | null {
    let units = 0
    let before = null
    let mayAlternate = false
    for (let at = 0; at < text.length; at += 1) {
      const letter = setting.letterAt(text.charCodeAt(at))
      const between = before && letter ? setting.distance(before, letter) : 0
      if (letter === null || between === null) return null
      units += letter.advance + between
      mayAlternate ||= letter.mayAlternate
      before = letter
    }
    return before === null || before.mayJoinAlone || (mayAlternate && mayHaveAlternates(text))
      ? null
      : new LetterRun(text, units / setting.face.unitsPerEm, setting)
  }

  get face(): FaceId {
    return this.setting.face.id
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
    const { distance, face } = this.setting
    const letters = this.#letters()
    const units = letters.map((letter, at) => {
      const next = letters[at + 1]
      return next ? (distance(letter, next) ?? 0) : 0
    })
    return units.some(each => each !== 0) ? units.map(each => each / face.unitsPerEm) : null
  }

  #letters() {
    return this.text.split('').flatMap(unit => this.setting.letterAt(unit.charCodeAt(0)) ?? [])
  }
}
