import { scriptOf } from '#core/text/locale.ts'
import type { Word } from '#render/model/shaper.ts'

/** The most common language of each script. Scripts of many languages, such as Cyrillic, are not listed. */
const languages: readonly (readonly [characters: RegExp, language: string, scripts: string])[] = [
  [/\p{Script=Greek}/u, 'el', 'Grek'],
  [/\p{Script=Hebrew}/u, 'he', 'Hebr'],
  [/\p{Script=Arabic}/u, 'ar', 'Arab'],
  [/\p{Script=Devanagari}/u, 'hi', 'Deva'],
  [/\p{Script=Thai}/u, 'th', 'Thai'],
  [/\p{Script=Hangul}/u, 'ko', 'Kore'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja', 'Jpan'],
  [/\p{Script=Han}/u, 'zh', 'Hans Hant Jpan Kore'],
]

const firstGreek = 0x370
const letter = /\p{L}/u
const maxCached = 50_000

/** `null` for a word that may be in the document language, `undefined` for one without letters. */
export type WordLanguage = string | null | undefined

/** Detects the languages of words by their script. */
export class WordLanguages {
  /** language of words in unlisted scripts: that of the document; `null` if it is unknown */
  readonly ofUnknownScripts: string | null
  readonly #foreign: typeof languages
  /** cache: words recur on a page */
  readonly #cache = new Map<string, WordLanguage>()

  constructor(document: string) {
    const script = scriptOf(document) ?? 'Latn'
    this.#foreign = languages.filter(([, , scripts]) => !scripts.includes(script))
    this.ofUnknownScripts = this.#foreign.length === languages.length ? document : null
  }

  /** Whether any word may differ from the document language. */
  mayDiffer(words: readonly Word[]): boolean {
    for (const { text } of words)
      for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) >= firstGreek) return true
    return false
  }

  of(words: readonly Word[]): WordLanguage[] {
    const found = words.map(word => this.#of(word.text))
    // ideographs next to kana are Japanese
    return found.includes('ja') ? found.map(language => (language === 'zh' ? 'ja' : language)) : found
  }

  /** Returns the language of most characters; `null` for the document language. */
  main(words: readonly Word[]): string | null {
    const lengths = new Map<string | null, number>()
    for (const [index, language] of this.of(words).entries()) {
      if (language === undefined) continue
      lengths.set(language, (lengths.get(language) ?? 0) + (words[index]?.text.length ?? 0))
    }
    const [longest] = [...lengths].sort(([, one], [, other]) => other - one)
    return longest?.[0] ?? null
  }

  #of(text: string): WordLanguage {
    if (this.#cache.has(text)) return this.#cache.get(text)
    const foreign = this.#foreign.find(([characters]) => characters.test(text))?.[1]
    const language = foreign ?? (letter.test(text) ? null : undefined)
    if (this.#cache.size >= maxCached) this.#cache.clear()
    this.#cache.set(text, language)
    return language
  }
}
