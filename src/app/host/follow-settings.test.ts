import { expect, test } from 'vitest'
import type { Settings } from '#contract/settings.ts'
import { followSettings } from './follow-settings.ts'

test('a shell gets the settings at the start and after each operation that changed them', async () => {
  let language = 'en'
  const applied: string[] = []
  const host = { settings: async () => ({ language }) as Settings }
  const dispatch = await followSettings(
    host,
    async operation =>
      operation === 'restoreCopy' && language === 'fr'
        ? { ok: false, error: { code: 'no_copy', message: { code: 'refused' } } }
        : { ok: true, value: undefined },
    settings => void applied.push(settings.language),
  )
  for (const [operation, next] of [
    ['saveSettings', 'de'],
    ['listInvoices', 'nl'],
    ['importData', 'pl'],
    ['restoreCopy', 'fr'],
  ] as const) {
    language = next
    await dispatch(operation, undefined)
  }
  expect(applied).toEqual(['en', 'de', 'pl'])
})
