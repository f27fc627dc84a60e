import { ar } from './ar/index.ts'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import { es } from './es/index.ts'
import { fr } from './fr/index.ts'
import { createWriter } from './grammar/create-writer.ts'
import type { Texts, Write } from './grammar/entry.ts'
import type { Language, Surface } from './grammar/language.ts'
import { it } from './it/index.ts'
import { nl } from './nl/index.ts'
import { pl } from './pl/index.ts'
import { pseudoLanguage } from './pseudo/pseudo-language.ts'

/** The languages of the interface. The texts that one of them lacks are shown in English. */
export const languages: readonly Language[] = [en, ar, de, es, fr, it, nl, pl]

/** With the pseudo-language, which nobody is offered who has not chosen it. */
const allLanguages: readonly Language[] = [...languages, pseudoLanguage]

/** @param setting code of a language, or `system` */
export const wantedLanguages = (setting: string, ofSystem: readonly string[]): readonly string[] =>
  setting === 'system' ? ofSystem : [setting, ...ofSystem]

/**
 * @param wanted BCP 47, the best first; `de` serves `de-AT`, and `pt-BR` serves `pt`
 * @returns the first language that is wanted and there; English if none is
 */
export function chooseLanguage(
  wanted: readonly string[],
  offered: readonly Language[] = allLanguages,
): Language {
  const base = (tag: string) => tag.toLowerCase().split('-')[0]
  for (const tag of wanted) {
    const found =
      offered.find(({ code }) => code.toLowerCase() === tag.toLowerCase()) ??
      offered.find(({ code }) => code.toLowerCase() === base(tag)) ??
      offered.find(({ code }) => base(code) === base(tag))
    if (found) return found
  }
  return en
}

/** Loads the texts of surfaces, and the English ones for what they lack. */
export async function loadWriter(
  language: Language,
  surfaces: readonly Surface[],
  onMissing?: (code: string) => void,
): Promise<Write> {
  const [texts, fallback] = await Promise.all([
    loadTexts(language, surfaces),
    language.code === en.code ? undefined : loadWriter(en, surfaces),
  ])
  return createWriter({
    locale: language.locale,
    texts,
    ...(fallback && { fallback }),
    ...(onMissing && { onMissing }),
  })
}

export async function loadTexts({ load }: Language, surfaces: readonly Surface[]): Promise<Texts> {
  const parts = await Promise.all(surfaces.map(surface => load[surface]?.()))
  return Object.assign({}, ...parts)
}
