import { expect, onTestFinished, test } from 'vitest'
import { en } from '#languages/en/index.ts'
import { setLanguage, textOf } from './shell-texts.ts'

test('the shell writes in the wanted language, and in English what it lacks', async () => {
  onTestFinished(() => setLanguage([]))
  const made = { ...en, code: 'de', locale: 'de', load: { shell: async () => ({ 'menu.file': 'Datei' }) } }
  expect(textOf({ code: 'menu.file' })).toBe('File')
  await setLanguage(['de-AT'], [en, made])
  expect([textOf({ code: 'menu.file' }), textOf({ code: 'no_key' })]).toEqual([
    'Datei',
    'Submitting needs a key.',
  ])
  await setLanguage(['sv'], [en, made])
  expect(textOf({ code: 'menu.file' })).toBe('File')
})
