import { scriptOf } from '#core/text/locale.ts'
import type { Weight } from '#render/model/shaper.ts'
import type { EastAsianFamily, FaceId, FallbackFamily } from './face-files.ts'

/**
 * Languages with their own glyphs in a shipped face. Bulgarian, Serbian and Macedonian letters; Turkish and
 * Azerbaijani without fi ligatures; Romanian, Catalan and Dutch letters; Marathi, Nepali, Sanskrit and Santali
 * forms; Kashmiri, Kurdish, Rohingya, Sindhi and Urdu forms.
 */
const languagesWithOwnGlyphs = new Set(
  'az bg ca ckb crh ja ko ks ku mk mo mr ne nl rhg ro sa sat sd sr tr ur'.split(' '),
)

/**
 * Reduces a language (BCP 47) to what affects the choice of glyphs; `undefined` if it does not. The set is
 * small, so that caches by language stay bounded.
 */
export function typographicLanguage(language: string | undefined): string | undefined {
  const primary = language?.split('-', 1)[0]?.toLowerCase()
  if (language === undefined || primary === undefined) return undefined
  if (languagesWithOwnGlyphs.has(primary)) return primary
  if (primary !== 'zh' && primary !== 'yue') return undefined
  return scriptOf(language) === 'Hant' ? 'zh-Hant' : 'zh-Hans'
}

/** Fallback families by script, including characters shared by several scripts. */
const scripts: readonly [RegExp, FallbackFamily][] = [
  [/\p{Script_Extensions=Hebrew}/u, 'hebrew'],
  [/\p{Script_Extensions=Arabic}/u, 'arabic'],
  [/\p{Script_Extensions=Devanagari}/u, 'devanagari'],
  [/\p{Script_Extensions=Thai}/u, 'thai'],
]
const hangul = /[\p{Script=Hangul}\u3200-\u321e\u3260-\u327f]/u
const eastAsian =
  /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script_Extensions=Bopomofo}\u3000-\u303f\u3200-\u33ff\ufe30-\ufe4f\uff00-\uffef]/u
/** arrows, enclosed numbers, stars: partly in the Latin faces, mostly in one East Asian face */
const symbols = /[\u2000-\u2bff]/

/** Characters that neither template family contains. */
const foreign =
  /^[\p{Script=Hebrew}\p{Script=Arabic}\u0600-\u06ff\p{Script=Devanagari}\u0964\u0965\p{Script=Thai}\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u30ff\u3200-\u33ff\ufe30-\ufe4f\uff00-\uffef]/u

/** Whether no template family has the first character of a cluster, so that its file need not be opened. */
export const isForeign = (cluster: string): boolean => foreign.test(cluster)

/**
 * Returns the order of East Asian families by language, because the same character has regional forms. Other
 * languages use the face with the most characters first.
 */
export function eastAsianOrder(language: string | undefined): readonly EastAsianFamily[] {
  const typographic = typographicLanguage(language)
  if (typographic === 'ja') return ['japanese', 'chinese', 'korean']
  if (typographic === 'ko') return ['korean', 'japanese', 'chinese']
  if (typographic === 'zh-Hant') return ['chineseTraditional', 'chinese', 'japanese', 'korean']
  return ['chinese', 'japanese', 'korean']
}

/**
 * Returns the faces that may contain a character, best first; empty for unsupported scripts, so that no file is
 * opened unnecessarily.
 */
export function fallbackFacesFor(
  character: string,
  weight: Weight,
  order: readonly EastAsianFamily[],
): readonly FaceId[] {
  const cut = weight === 'regular' || weight === 'medium' ? 'regular' : 'bold'
  return familiesFor(character, order).map(family => `${family}-${cut}` as const)
}

function familiesFor(character: string, order: readonly EastAsianFamily[]): readonly FallbackFamily[] {
  const ofScript = scripts.flatMap(([script, family]) => (script.test(character) ? [family] : []))
  if (ofScript.length > 0) return ofScript
  if (hangul.test(character)) return ['korean']
  if (eastAsian.test(character)) return order
  return symbols.test(character) ? order.slice(0, 1) : []
}
