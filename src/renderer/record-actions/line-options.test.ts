import { expect, test } from 'vitest'
import { createApp } from '../state/app.ts'
import { type ItemField, setItemText } from '../state/document/editor-doc.ts'
import { newInvoice } from '../state/invoice-actions.ts'
import { createMemoryHost } from '../testing/memory-host.ts'
import { chooseLineOption, lineOptions } from './line-options.ts'
import { saveLineToCatalogue } from './save-catalogue-item.ts'

async function write() {
  const host = createMemoryHost()
  const app = createApp(host.api)
  await app.hostStore.load()
  await newInvoice(app)
  const rowKey = app.openInvoices.current()?.doc.rowKeys[0] ?? ''
  const type = (field: ItemField, value: string) =>
    app.openInvoices.edit({
      label: 'cell',
      coalesceKey: `${rowKey}.${field}`,
      recipe: setItemText(rowKey, field, value),
    })
  const line = () => app.openInvoices.current()?.doc.draft.items[0]
  const items = async () => {
    const answer = await host.api.listItems({})
    return answer.ok ? answer.value.map(({ record }) => record) : []
  }
  return { host, app, rowKey, type, line, items }
}

test('a chosen item fills the line, keeps its quantity, and is undone in one step', async () => {
  const { app, rowKey, type, line } = await write()
  type('quantity', '3')
  type('description', 'con')
  type('seller_item_id', 'A-100')
  const before = line()
  chooseLineOption(app, rowKey, {
    key: 'x',
    line: { description: 'Consulting\non site', unit: 'h', unit_price: '95.00', tax_rate: '19' },
    detail: '',
    price: undefined,
  })
  expect(line()).toEqual({
    description: 'Consulting\non site',
    quantity: '3',
    unit: 'h',
    unit_price: '95.00',
    tax_rate: '19',
  })
  app.openInvoices.undo()
  expect(line()).toEqual(before)
})

test('the code of an item becomes the article number where invoices show one', async () => {
  const { app, rowKey, type } = await write()
  const suggestion = {
    itemId: '1',
    description: 'Desk',
    unit: null,
    tax_rate: null,
    code: 'A-100',
    prices: [],
  }
  app.api.suggestItems = async () => ({ ok: true, value: [suggestion] })
  const lineOf = async () => (await lineOptions(app, 'de'))[0]?.line
  expect(await lineOf()).toEqual({ description: 'Desk' })
  type('seller_item_id', 'B-1')
  expect(await lineOf()).toEqual({ description: 'Desk', seller_item_id: 'A-100' })
  app.openInvoices.edit({
    label: 'cell',
    coalesceKey: null,
    recipe: setItemText(rowKey, 'seller_item_id', ''),
  })
  await app.hostStore.saveSettings(({ columns }) => ({ columns: [...columns, 'seller_item_id'] }))
  expect(await lineOf()).toEqual({ description: 'Desk', seller_item_id: 'A-100' })
})

test('a line is saved as an item, and again as a change of the same item', async () => {
  const { app, type, items } = await write()
  type('description', 'Consulting\non site')
  type('unit', 'h')
  type('unit_price', '95.00')
  await saveLineToCatalogue(app, 0)
  expect(await items()).toEqual([{ description: 'Consulting\non site', unit: 'h', prices: { EUR: '95.00' } }])
  type('description', 'CONSULTING\non site')
  type('unit_price', '99')
  type('tax_rate', '19')
  app.openInvoices.edit({
    label: 'currency',
    coalesceKey: null,
    recipe: doc => {
      doc.draft.currency = 'USD'
    },
  })
  await saveLineToCatalogue(app, 0)
  expect(await items()).toEqual([
    { description: 'CONSULTING\non site', unit: 'h', prices: { EUR: '95.00', USD: '99' }, tax_rate: '19' },
  ])
})

test('a line with a wrong tax rate is not saved, and the reason is shown', async () => {
  const { app, type, items } = await write()
  type('description', 'Consulting')
  type('tax_rate', '190')
  await saveLineToCatalogue(app, 0)
  expect(await items()).toEqual([])
  expect(app.view.store.getState().notice?.text).toMatch(/100/)
})
