import { expect, test } from 'vitest'
import { indexOf, languageFiles } from './write-language.mjs'

const files = [
  [
    'messages/errors.ts',
    "/** Errors. */\nexport const errorTexts = { no_key: 'No key', gone: () => 'Gone' } as const\n",
  ],
  ['messages/field-names.ts', "export const fieldNames = { items: 'items' }\n"],
  [
    'messages/index.ts',
    `import { errorTexts } from './errors.ts'
import { fieldNames } from './field-names.ts'

/** Names. */
export const names = { '@field': fieldNames } as const

/** What every surface shows. */
export const messages = { ...errorTexts, ...names, foreign_text: '{text}' } as const
`,
  ],
  ['shell.ts', "export const shellTexts = { 'menu.file': 'File' } as const\n"],
]

const english = {
  no_key: 'No key',
  gone: () => 'Gone',
  foreign_text: '{text}',
  'menu.file': 'File',
  '@field': { items: 'items' },
}

const french = {
  no_key: 'Aucune clé\u202f!',
  'menu.file': { select: 'system', mac: 'Fichier', other: '' },
  '@field': { items: 'lignes' },
  '@field.plural': { items: 'les lignes' },
}

test('a language has the files and the exports of English', () => {
  expect(languageFiles(files, english, french, ['errorTexts'])).toEqual([
    [
      'messages/errors.ts',
      `import type * as english from '../../en/messages/errors.ts'
import type { Translation } from '../../grammar/parameter-types.ts'
import * as functions from '../functions.ts'

/** Errors. */
export const errorTexts = {"no_key": "Aucune clé\\u202f!",
...functions.errorTexts} satisfies Translation<typeof english.errorTexts>
`,
    ],
    [
      'messages/index.ts',
      `import type * as english from '../../en/messages/index.ts'
import type { Translation } from '../../grammar/parameter-types.ts'
import { errorTexts } from './errors.ts'

/** Names. */
export const names = {"@field": {"items": "lignes"},
"@field.plural": {"items": "les lignes"}} satisfies Translation<typeof english.names>

/** What every surface shows. */
export const messages = {...errorTexts,
...names} satisfies Translation<typeof english.messages>
`,
    ],
    [
      'shell.ts',
      `import type * as english from '../en/shell.ts'
import type { Translation } from '../grammar/parameter-types.ts'


export const shellTexts = {"menu.file": {"select": "system", "mac": "Fichier", "other": ""}} satisfies Translation<typeof english.shellTexts>
`,
    ],
  ])
})

test('the properties of a language follow from its code', () => {
  const index =
    "export const en: Language = {\n  code: 'en',\n  name: 'English',\n  direction: 'ltr',\n  locale: 'en-GB',\n}\n"
  expect(indexOf(index, 'ar')).toBe(
    "export const ar: Language = {\n  code: 'ar',\n  name: 'العربية',\n  direction: 'rtl',\n  locale: 'ar',\n}\n",
  )
  expect(indexOf(index, 'pt-BR')).toContain(
    "const ptBR: Language = {\n  code: 'pt-BR',\n  name: 'Português (Brasil)'",
  )
})
