import { scriptOf } from '#core/text/locale.ts'

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
