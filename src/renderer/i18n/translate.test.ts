import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { de } from '#languages/de/index.ts'
import { en } from '#languages/en/index.ts'
import { messages } from '#languages/en/messages/index.ts'
import { pageTexts } from '#languages/en/page/page.ts'
import type { EntryData } from '#languages/grammar/entry.ts'
import { textsIn } from '#languages/grammar/find-issues.ts'
import { loadTexts } from '#languages/languages.ts'
import { createViewStore } from '../state/view/view-store.ts'
import { setTexts, t, textOf } from './translate.ts'

describe('the texts', () => {
  test('share no code with the messages', () => {
    expect(Object.keys(pageTexts).filter(key => key in messages)).toEqual([])
  })

  test('use the plural form of the count', () => {
    expect(t('lines.count', { count: 1 })).toBe('1 line')
    expect(t('lines.count', { count: 12 })).toBe('12 lines')
  })

  test('write counts as numbers of the interface', () => {
    expect(t('copies.documents', { count: 1234 })).toBe('1,234 documents')
  })

  test('are in the language, and in English where it has none', () => {
    onTestFinished(() => setTexts({ code: 'en', locale: 'en-GB', direction: 'ltr' }))
    const missing = vi.spyOn(console, 'warn').mockImplementation(() => {})
    onTestFinished(() => missing.mockRestore())
    setTexts(
      { code: 'de', locale: 'de', direction: 'ltr' },
      { 'lines.count': { plural: 'count', one: '{count:number} Zeile', other: '{count:number} Zeilen' } },
    )
    expect([t('lines.count', { count: 1 }), t('lines.count', { count: 1234 })]).toEqual([
      '1 Zeile',
      '1.234 Zeilen',
    ])
    expect([t('preview.page', { page: 2, count: 3 }), textOf({ code: 'no_key' })]).toEqual([
      'Page 2 of 3',
      'Submitting needs a key.',
    ])
    expect([t('preview.page', { page: 2, count: 3 })]).toHaveLength(1)
    expect(missing.mock.calls).toEqual([['no text of preview.page in de'], ['no text of no_key in de']])
  })

  test('fill in their parameters', () => {
    expect(t('preview.page', { page: 2, count: 3 })).toBe('Page 2 of 3')
  })

  test('never apologise, cheer or shout', () => {
    const texts = Object.values(pageTexts).flatMap(entry => textsIn(entry as EntryData))
    for (const [, text] of texts) expect(text).not.toMatch(/oops|successfully|!|please/i)
  })
})

test('notifications that are shown follow the language; texts of the user stay', async () => {
  const view = createViewStore()
  view.notify(() => t('save.first'), { label: () => t('list.undo'), run: () => undefined })
  view.toast(() => t('list.deleted', { number: 'INV-1' }))
  view.toast('INV-2')
  setTexts(de, await loadTexts(de, ['page']))
  onTestFinished(() => setTexts(en))
  view.rewriteNotifications()
  const { notice, toasts } = view.store.getState()
  expect(notice).toMatchObject({ text: t('save.first'), action: { label: 'Rückgängig' } })
  expect(toasts.map(({ text }) => text)).toEqual(['INV-1 gelöscht.', 'INV-2'])
})
