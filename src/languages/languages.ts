import { ar } from './ar/index.ts'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import { es } from './es/index.ts'
import { fr } from './fr/index.ts'
import { createWriter } from './grammar/create-writer.ts'
import type { Texts, Write } from './grammar/entry.ts'
import type { Language, Surface } from './grammar/language.ts'
import { it } from './it/index.ts'
import { ja } from './ja/index.ts'
import { nl } from './nl/index.ts'
import { pl } from './pl/index.ts'
import { pseudoLanguages } from './pseudo/pseudo-language.ts'
import { ptBR } from './pt-BR/index.ts'
import { ptPT } from './pt-PT/index.ts'

/** The languages of the interface. The texts that one of them lacks are shown in English. */
export const languages: readonly Language[] = [en, ar, de, es, fr, it, ja, nl, pl, ptBR, ptPT]

/** @param setting code of a language, or `system` */
export const wantedLanguages = (setting: string, ofSystem: readonly string[]): readonly string[] =>
  setting === 'system' ? ofSystem : [setting, ...ofSystem]

/** @param tag BCP 47, such as `de-AT` @returns its language without a region, such as `de` */
export const baseOf = (tag: string): string => tag.toLowerCase().split('-')[0] ?? ''

/**
 * A pseudo-language must be wanted by its own code.
 * @param wanted BCP 47, the best first; `de` serves `de-AT`. Of several regions of a language, the first serves the
 * language without a region, and the last serves all other regions: `pt-BR` serves `pt`, and `pt-PT` serves `pt-AO`, as in CLDR.
 * @returns the first language that is wanted and there; English if none is
 */
export function chooseLanguage(
  wanted: readonly string[],
  offered: readonly Language[] = languages,
): Language {
  for (const tag of wanted) {
    const same = offered.filter(({ code }) => baseOf(code) === baseOf(tag))
    const found =
      [...same, ...pseudoLanguages].find(({ code }) => code.toLowerCase() === tag.toLowerCase()) ??
      same.find(({ code }) => code.toLowerCase() === baseOf(tag)) ??
      same.at(tag.includes('-') ? -1 : 0)
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
    direction: language.direction,
    texts,
    ...(fallback && { fallback }),
    ...(onMissing && { onMissing }),
  })
}

export async function loadTexts({ load }: Language, surfaces: readonly Surface[]): Promise<Texts> {
  const parts = await Promise.all(surfaces.map(surface => load[surface]?.()))
  return Object.assign({}, ...parts)
}
