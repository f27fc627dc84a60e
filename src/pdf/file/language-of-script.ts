import type { Word } from '#render/shaper.ts'

/** The language that most texts in a script are in; scripts that many languages share tell nothing. */
const languages: readonly (readonly [script: RegExp, language: string])[] = [
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh'],
]

const firstGreek = 0x370

/** Which voice should read these words in a document of Latin script; `null` where the document's own will do. */
export function languageOfScript(words: readonly Word[]): string | null {
  const text = words.map(word => word.text).join('')
  for (let at = 0; at < text.length; at += 1) {
    if (text.charCodeAt(at) >= firstGreek) return languages.find(([script]) => script.test(text))?.[1] ?? null
  }
  return null
}
