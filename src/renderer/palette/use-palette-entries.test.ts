import { describe, expect, test } from 'vitest'
import { pageTexts } from '#languages/en/page/page.ts'
import { commands } from '../commands/commands.ts'
import { settingsSections } from '../settings/settings-fields.ts'
import { createApp } from '../state/app.ts'
import { openInvoice } from '../state/invoice-actions.ts'
import { createMemoryHost } from '../testing/memory-host.ts'
import type { PaletteEntry } from './palette-source.ts'
import { rankEntries } from './rank-entries.ts'
import { paletteSources } from './use-palette-entries.ts'

async function startedHost() {
  const host = createMemoryHost()
  const app = createApp(host.api)
  await host.api.createInvoice({})
  await app.hostStore.load()
  return { host, app }
}

const startedApp = async () => (await startedHost()).app

async function search(typed: string): Promise<string[]> {
  const app = await startedApp()
  const entries = paletteSources.flatMap(source => source.entries?.(app) ?? [])
  const found = await Promise.all(paletteSources.map(source => source.find?.(app, typed) ?? []))
  return rankEntries(entries, { search: typed, found: found.flat(), recentKeys: [] }).map(
    ({ entry }) => entry.key,
  )
}

const isInvoice = ({ key }: PaletteEntry) => key.startsWith('invoice ')

describe('the palette', () => {
  test.each([
    ['inv new', 'command new-invoice'],
    ['theme', 'theme dark'],
    ['dark', 'theme dark'],
    ['backup', 'command export-data'],
    ['tax', 'settings business'],
    ['vat', 'settings defaults'],
    ['logo', 'settings business'],
    ['csv', 'command overview'],
    ['help', 'command shortcuts'],
    ['preferences', 'command settings'],
    ['trash', 'command deleted-invoices'],
    ['api key', 'settings account'],
    ['report', 'command overview'],
    ['revenue', 'command overview'],
    ['unpaid', 'command invoice-table'],
    ['clients', 'command records'],
    ['products', 'command records'],
    ['csv', 'command records'],
    ['estimate', 'command new-quote'],
    ['refund', 'command new-credit-note'],
    ['recurring', 'command schedules'],
    ['subscription', 'command schedules'],
  ])('finds by %s the entry %s', async (typed, key) => {
    expect(await search(typed)).toContain(key)
  })

  test('finds by csv only what reads or writes tables', async () => {
    expect((await search('csv')).toSorted()).toEqual([
      'command number-gaps',
      'command overview',
      'command records',
    ])
  })

  test('finds an invoice by its number', async () => {
    expect(await search('INV-2026-1')).toEqual(['invoice 00000000-0000-4000-8000-000000000001'])
  })

  test.each(['north', 'new invoice north', 'new for northwind'])('finds a customer by %s', async typed => {
    const { host, app } = await startedHost()
    const answer = await host.api.saveCustomer({ record: { name: 'Northwind Example' } })
    if (!answer.ok) throw new Error('not saved')
    const { id } = answer.value.saved
    const found = await Promise.all(paletteSources.map(source => source.find?.(app, typed) ?? []))
    const ranked = rankEntries([], { search: typed, found: found.flat(), recentKeys: [] })
    expect(ranked.map(({ entry }) => entry.key)).toContain(`customer ${id}`)
    ranked.find(({ entry }) => entry.key === `customer ${id}`)?.entry.run()
    await expect.poll(() => host.records.get(app.openInvoices.current()?.id ?? '')?.customerId).toBe(id)
  })

  test('shows the customer and number of an open invoice as edited', async () => {
    const { app } = await startedHost()
    await openInvoice(app, '00000000-0000-4000-8000-000000000001')
    app.openInvoices.edit({
      label: 'to',
      coalesceKey: null,
      recipe: doc => {
        doc.draft.buyer = { name: 'Northwind Example' }
        doc.draft.invoice_number = 'R-77'
      },
    })
    const [entry] = paletteSources.flatMap(({ entries }) => entries?.(app) ?? []).filter(isInvoice)
    expect(entry).toMatchObject({ title: 'Northwind Example', detail: expect.stringContaining('R-77') })
  })

  test('has an entry for each section of the settings', async () => {
    const app = await startedApp()
    const keys = paletteSources.flatMap(source => source.entries?.(app) ?? []).map(({ key }) => key)
    expect(keys).toEqual(expect.arrayContaining(settingsSections.map(section => `settings ${section}`)))
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('has keywords for existing entries only', () => {
    const known = new Set([
      ...commands.filter(({ inPalette }) => inPalette).map(({ id }) => id),
      ...settingsSections.map(section => `settings-${section}`),
      'language',
      'theme',
      'template',
    ])
    const named = Object.keys(pageTexts)
      .filter(key => key.startsWith('keywords.'))
      .map(key => key.replace('keywords.', ''))
    expect(named.filter(name => !known.has(name))).toEqual([])
  })
})
