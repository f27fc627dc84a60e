import type { Message, WriteMessage } from '#core/messages/message.ts'
import { en } from '#languages/en/index.ts'
import { createWriter } from '#languages/grammar/create-writer.ts'
import type { Language } from '#languages/grammar/language.ts'
import { chooseLanguage, languages, loadTexts } from '#languages/languages.ts'
import { acceptedLanguages } from './accept-language.ts'
import { english } from './english.ts'
import { createFormats, type Formats } from './formats.ts'

/** A language in which the service writes pages, mails and problems. */
export interface ServiceLanguage extends Pick<Language, 'code' | 'name' | 'direction'> {
  write: WriteMessage
  formats: Formats
}

export interface ServiceLanguages {
  all: readonly ServiceLanguage[]
  /** returns the language of an account; `undefined` if none is chosen, or this version lacks it */
  find(code: string | null | undefined): ServiceLanguage | undefined
  /** negotiates by `Accept-Language`; English if no language is acceptable */
  accepted(header: string | undefined): ServiceLanguage
}

/** Used for commands, operator pages, and everything stored. */
export const englishLanguage: ServiceLanguage = withFormats(en, english)

/** Languages with texts of the service. */
const offered = languages.filter(({ load }) => load.service !== undefined)

/** Codes of the languages that an account can choose. */
export const serviceLanguageCodes: readonly string[] = offered.map(({ code }) => code)

export async function loadServiceLanguages(): Promise<ServiceLanguages> {
  const all = await Promise.all(
    offered.map(async language =>
      language.code === en.code
        ? englishLanguage
        : withFormats(
            language,
            createWriter({
              locale: language.locale,
              formatDate: createFormats(language.locale).day,
              texts: await loadTexts(language, ['messages', 'service']),
              fallback: message => english(message as Message),
            }),
          ),
    ),
  )
  const find = (code: string | null | undefined) => all.find(each => each.code === code)
  return {
    all,
    find,
    accepted(header) {
      const wanted = acceptedLanguages(header, serviceLanguageCodes)
      return find(chooseLanguage(wanted, offered).code) ?? englishLanguage
    },
  }
}

/** Headers of content in a language. */
export const languageHeaders = ({ code }: Pick<ServiceLanguage, 'code'>) => ({
  'content-language': code,
  vary: 'Accept-Language',
})

function withFormats({ code, name, direction, locale }: Language, write: WriteMessage): ServiceLanguage {
  return { code, name, direction, write, formats: createFormats(locale) }
}
