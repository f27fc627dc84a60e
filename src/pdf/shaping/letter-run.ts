import type { Word } from '#render/model/shaper.ts'
import type { FaceId } from '../font/face-files.ts'
import type { ShapePlan } from './shape-plan.ts'
import type { ShapedRun } from './shape-run.ts'

/**
 * Without alternates for digits: the sans face raises hyphens and brackets between capitals, which would
 * misalign numbers in a column, and draws "->" as an arrow.
 */
const withoutAlternates = /[\p{Nd}<>=]/u

/** Whether a run of letters uses contextual alternates (OpenType feature calt). */
export const hasAlternates = (text: string): boolean => !withoutAlternates.test(text)

/**
 * Characters that affect alternates: capitals and others of similar height; a test compares every character
 * between brackets.
 */
const affectsAlternates = /[^a-zß-öø-ÿ\s()[\]{}@.,-]/u

/** Whether contextual alternates may change the text. */
const mayHaveAlternates = (text: string): boolean => affectsAlternates.test(text) && hasAlternates(text)

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

/** A single character with its glyph in a shape plan. */
export interface Letter {
  /** index of the letter in its shape plan */
  index: number
  text: string
  /** glyph before substitution; lookups may match either */
  from: number
  glyph: number
  advance: number
  /** whether lookups may apply if nothing follows */
  mayInteractAlone: boolean
  /** whether contextual alternates may replace it */
  mayAlternate: boolean
}

/** ISO 15924 */
export type LetterScript = 'Latn' | 'Grek' | 'Cyrl'

/** Returns the script of letters; digits and punctuation use that of the surrounding text. */
export function letterScriptOf(text: string): LetterScript {
  if (/\p{Script=Cyrillic}/u.test(text)) return 'Cyrl'
  return /\p{Script=Greek}/u.test(text) ? 'Grek' : 'Latn'
}
