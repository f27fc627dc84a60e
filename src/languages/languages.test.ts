import { describe, expect, test } from 'vitest'
import { commandLine } from './en/command-line/index.ts'
import { english } from './en/english.ts'
import { en } from './en/index.ts'
import { keyWindowTexts } from './en/key-window.ts'
import { messages } from './en/messages/index.ts'
import { service } from './en/service/index.ts'
import { shellTexts } from './en/shell.ts'
import type { Texts } from './grammar/entry.ts'
import { findIssues } from './grammar/find-issues.ts'
import type { Language, Surface } from './grammar/language.ts'
import { chooseLanguage, languages, loadWriter, wantedLanguages } from './languages.ts'
import { pseudoLanguages } from './pseudo/pseudo-language.ts'

describe('the English texts', () => {
  const parts: Texts[] = [messages, commandLine, service, shellTexts, keyWindowTexts]

  test('have each code once', () => {
    const codes = parts.flatMap(part => Object.keys(part))
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
    expect(codes.toSorted()).toEqual(Object.keys(english).toSorted())
  })

  test('are well formed, also those of the command line', () => {
    expect(findIssues(english, english, en.locale)).toEqual([])
  })
})

/** What each surface loads together. */
const together: readonly Surface[][] = [
  ['messages', 'page'],
  ['codes'],
  ['messages', 'shell'],
  ['keyWindow'],
  ['messages', 'service'],
]

const textsOf = async ({ load }: Language, surfaces: readonly Surface[]): Promise<Texts> =>
  Object.assign({}, ...(await Promise.all(surfaces.map(surface => load[surface]?.()))))

describe.each([...languages, ...pseudoLanguages])('$name', language => {
  test.each(together)(
    '%s %s: each entry is well formed and has the parameters of the English one',
    async (...surfaces) => {
      const texts = await textsOf(language, surfaces)
      expect(findIssues(texts, await textsOf(en, surfaces), language.locale)).toEqual([])
    },
  )
})

test.each(languages)('$name: the label of a business term has no article', async language => {
  const write = await loadWriter(language, ['messages', 'page'])
  const named = Object.keys(messages['@term']).filter(term => term.startsWith('BT-'))
  const labels = named.map(term => write({ code: 'received.term', params: { term } }))
  expect(
    labels.filter(label => /^(?:the|de|het|el|las?|los|il|lo|i|gli|les?|os?|as?)\s|^l’/i.test(label)),
  ).toEqual([])
  expect(labels.every(label => /[(（]BT-/.test(label))).toBe(true)
})

/** Buttons whose accessible name says more than their text, which WCAG 2.5.3 wants within it. */
const labelled = Object.keys(english).flatMap(code => {
  const { [code]: text, [`${code}.label`]: label }: Texts = english
  const words = typeof label === 'string' ? label.replaceAll(/\{[^}]*\}/g, '') : ''
  return typeof text === 'string' && containsWords(words, text) ? [[code, `${code}.label`] as const] : []
})

function containsWords(label: unknown, text: unknown): boolean {
  return String(label).toLowerCase().includes(String(text).toLowerCase().replace(/…$/, ''))
}

test.each(languages)('$name: the accessible name of a button contains its text', async language => {
  const texts = await textsOf(language, ['page'])
  expect(
    labelled.filter(
      ([text, label]) => texts[label] !== undefined && !containsWords(texts[label], texts[text]),
    ),
  ).toEqual([])
})

test('a writer has the texts of its language, and those in English that it lacks', async () => {
  const missing: string[] = []
  const made: Language = {
    code: 'de',
    name: 'Deutsch',
    direction: 'ltr',
    locale: 'de',
    load: { shell: async () => ({ 'menu.file': 'Datei' }) },
  }
  const write = await loadWriter(made, ['messages', 'shell'], code => missing.push(code))
  expect([write({ code: 'menu.file' }), write({ code: 'menu.edit' }), write({ code: 'no_key' })]).toEqual([
    'Datei',
    'Edit',
    'Submitting needs a key.',
  ])
  expect(missing).toEqual(['menu.edit', 'no_key'])
})

test('the language of the settings comes before those of the system', () => {
  expect(wantedLanguages('system', ['de-AT', 'en'])).toEqual(['de-AT', 'en'])
  expect(wantedLanguages('fr', ['de-AT', 'en'])).toEqual(['fr', 'de-AT', 'en'])
})

test.each([
  ['en-XA', /^\[Þåĝé 2 öƒ 30 .+\]$/, 'ǫûöţé'],
  ['ar-XB', /^\[پاغة \u20682\u2069 عف \u206830\u2069 .+\]$/, 'قوعتة'],
])(
  'the pseudo-language %s has other letters and brackets, is longer by 40 %, and keeps parameters',
  async (code, page, quote) => {
    const write = await loadWriter(chooseLanguage([code]), ['messages', 'page'])
    const text = write({ code: 'preview.page', params: { page: 2, count: 30 } })
    expect(text).toMatch(page)
    expect(text.length).toBeGreaterThanOrEqual(1.4 * 'Page  of '.length + 4)
    expect(write({ code: 'submit.test', params: { kind: 'quote' } })).toContain(quote)
  },
)

test('a pseudo-language is chosen by its code only', () => {
  expect(chooseLanguage(['en-US']).code).toBe('en')
  expect(chooseLanguage(['ar-EG', 'de'], []).code).toBe('en')
  expect(chooseLanguage(['ar-XB']).direction).toBe('rtl')
})

test('the language is the first that is wanted and there', () => {
  const offered = ['en', 'de', 'pt-BR', 'pt-PT'].map(code => ({ ...en, code }))
  const chosen = (...wanted: string[]) => chooseLanguage(wanted, offered).code
  expect(chosen('de')).toBe('de')
  expect(chosen('de-AT', 'en')).toBe('de')
  expect(chosen('pt-br')).toBe('pt-BR')
  expect(chosen('pt-PT')).toBe('pt-PT')
  expect(chosen('pt')).toBe('pt-BR')
  expect(chosen('pt-AO')).toBe('pt-PT')
  expect(chosen('sv', 'de')).toBe('de')
  expect(chosen('sv')).toBe('en')
  expect(chosen()).toBe('en')
})

test('Portuguese without a region is that of Brazil, and that of other regions is that of Portugal', () => {
  expect(['pt', 'pt-BR', 'pt-PT', 'pt-MZ'].map(tag => chooseLanguage([tag]).code)).toEqual([
    'pt-BR',
    'pt-BR',
    'pt-PT',
    'pt-PT',
  ])
})
