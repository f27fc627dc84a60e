import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '../fixtures.ts'
import type { AppModel } from '../models/app.ts'
import { writeRicherXml } from '../models/einvoice-files.ts'
import { counted, text } from '../models/texts.ts'
import { takePictures, takePicturesOfMenu } from './pictures.ts'

const customers = [
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft mbH',
  '株式会社サンプル印刷デジタルメディア制作センター東京本社営業部',
  'Northwind Traders',
  'Muster',
]
const lines = [
  ['Rechtsschutzversicherungsgesellschaftsvertragsprüfung einschließlich Reisekosten', '12', '1234567.89'],
  ['ブランドガイドラインの制作およびウェブサイト全面リニューアル業務一式', '1.5', '98000'],
  ['Consulting', '1', '80'],
] as const

/** Drafts with long names, as a file each. */
async function addDrafts({ page }: AppModel, count: number): Promise<void> {
  const invoice = (index: number) => ({
    template: 'classic',
    currency: index % 3 === 1 ? 'JPY' : 'EUR',
    invoice_number: `RECHNUNG-2026-${String(index).padStart(4, '0')}`,
    issue_date: `2026-${String(1 + (index % 11)).padStart(2, '0')}-14`,
    due_date: '2026-12-05',
    seller: {
      name: 'Beispielwerkstatt für Gestaltung und Kommunikation GmbH & Co. KG',
      address: ['Lange Beispielstraße 123', '10115 Berlin'],
      country: 'DE',
      tax_id: 'DE123456789',
      iban: 'DE89 3704 0044 0532 0130 00',
    },
    buyer: { name: customers[index % customers.length], address: ['1-2-3 Sample', 'Tokyo'], country: 'JP' },
    items: lines.map(([description, quantity, unit_price]) => ({
      description,
      quantity,
      unit_price,
      unit: 'Std.',
      tax_rate: '19',
      ...(index === 1 && { discount_percent: '5' }),
    })),
    notes: 'Vielen Dank für die außerordentlich vertrauensvolle Zusammenarbeit.',
  })
  for (let index = 0; index < count; index++)
    await page.evaluate(
      file => window.billwright.openInvoiceFile({ text: file }),
      JSON.stringify(invoice(index)),
    )
  await page.reload()
}

const close = async ({ page }: AppModel) => {
  await page.keyboard.press('Escape')
  await page.waitForTimeout(150)
}

test.use({ ownService: true })

test('first run', async ({ app }) => {
  await takePictures(app, 'first-run')
  await app.run(text('command.sample'))
  await app.preview.waitFor()
  await takePictures(app, 'sample')
})

test('editor, list and dialogs without a connection', async ({ app }) => {
  const { page } = app
  await addDrafts(app, 24)
  await app.ready()
  await app.inList('0001').click()
  await app.preview.waitFor()
  await takePictures(app, 'editor')
  await app.openDesign()
  // in the narrowest window the preview is a separate tab
  await takePictures(app, 'design', [
    [960, 640],
    [1280, 800],
    [1920, 1080],
  ])
  await close(app)
  await page.getByLabel(text('field.issue-date'), { exact: true }).press('ArrowDown')
  await takePictures(app, 'calendar')
  await close(app)
  await page.getByRole('button', { name: text('lines.columns.label') }).click()
  for (const name of [text('lines.unit'), text('lines.discount')]) {
    const column = page.getByRole('menuitemcheckbox', { name, exact: true })
    if ((await column.count()) > 0 && (await column.getAttribute('aria-checked')) === 'false')
      await column.click()
  }
  await close(app)
  await takePicturesOfMenu(app, 'columns-menu', () =>
    page.getByRole('button', { name: text('lines.columns.label') }).click(),
  )
  await takePictures(app, 'editor-all-columns')
  await page.locator('[data-party="seller"] button').first().click()
  await takePictures(app, 'seller-form')
  await close(app)
  await page.locator('[data-party="buyer"] button').first().click()
  await takePictures(app, 'buyer-form')
  await close(app)
  await app.inList('0002').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await takePictures(app, 'selection')
  await page.getByRole('button', { name: text('selection.stop') }).click()
  await app.run(text('command.invoice-table'))
  await page.getByRole('grid', { name: text('table.title') }).waitFor()
  await takePictures(app, 'table', [
    [1280, 800],
    [1920, 1080],
  ])
  await page.keyboard.press('Escape')
  for (const [command, view] of [
    ['command.shortcuts', 'shortcuts'],
    ['command.deleted', 'deleted'],
    ['command.restore-backup', 'backups'],
    ['command.versions', 'versions'],
    ['command.schedules', 'schedules'],
    ['command.number-gaps', 'gaps'],
    ['command.repeat-invoice', 'schedule'],
  ] as const) {
    await app.run(text(command))
    await takePictures(app, view)
    await close(app)
    await close(app)
  }
  await page.keyboard.press('ControlOrMeta+k')
  await takePictures(app, 'palette')
  await page.getByRole('combobox', { name: text('palette.label') }).fill('donau')
  await takePictures(app, 'palette-customer')
  await close(app)
  for (const section of [
    'business',
    'defaults',
    'pdf',
    'account',
    'appearance',
    'data',
    'shortcuts',
    'about',
  ] as const) {
    await app.run(text('palette.settings', { section: text(`settings.${section}`) }))
    await takePictures(app, `settings-${section}`)
    await close(app)
  }
  await app.run(text('command.delete.kind', { kind: 'invoice' }))
  await takePictures(app, 'deleted-toast')
  // last, because commands of the open document are not available there
  await app.run(text('command.overview'))
  await takePictures(app, 'overview')
})

test('kinds of lines', async ({ app }) => {
  const { page } = app
  const [first = [], second = [], third = []] = lines
  const item = ([description = '', quantity = '', unit_price = '']: readonly string[]) => ({
    description,
    quantity,
    unit_price,
    unit: 'Std.',
    tax_rate: '19',
  })
  const invoice = {
    template: 'classic',
    currency: 'EUR',
    invoice_number: 'RECHNUNG-2026-0001',
    items: [
      { kind: 'heading', description: 'Beratung und Reisekosten' },
      item(first),
      { kind: 'text', description: 'Nach Aufwand abgerechnet.\nReisezeiten sind enthalten.' },
      { kind: 'subtotal' },
      { kind: 'heading', description: 'Gestaltung' },
      item(second),
      { kind: 'optional', ...item(third) },
      { kind: 'subtotal', description: 'Summe Gestaltung' },
    ],
  }
  await page.evaluate(file => window.billwright.openInvoiceFile({ text: file }), JSON.stringify(invoice))
  await page.reload()
  await app.ready()
  await app.inList('0001').click()
  await app.preview.waitFor()
  await takePicturesOfMenu(app, 'line-kinds', () =>
    page.getByLabel(text('lines.cell.heading', { line: 1 })).press('Shift+F10'),
  )
})

test('records', async ({ app }) => {
  const { page } = app
  await addDrafts(app, 2)
  await app.ready()
  for (const [index, name] of customers.entries())
    await page.evaluate(record => window.billwright.saveCustomer({ record } as never), {
      name,
      address: ['Lange Beispielstraße 123'],
      country: 'DE',
      email: `kunde${index}@example.com`,
    })
  await page.keyboard.press('ControlOrMeta+i')
  await takePictures(app, 'records-empty')
  await page.getByRole('button', { name: text('records.new'), exact: true }).click()
  await page.getByLabel(text('party.to.name')).fill(customers[0] ?? '')
  await page.getByLabel(text('party.email')).fill('nobody')
  await takePictures(app, 'records-form')
  await page.keyboard.press('Enter')
  await takePictures(app, 'records-wrong')
  await page.getByLabel(text('party.email')).fill('billing@example.com')
  await page.keyboard.press('Enter')
  const csv = await readFile(join(import.meta.dirname, 'customers.csv'), 'utf8')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: text('records.import') }).click()
  await (await chooser).setFiles({ name: 'kunden.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.waitForTimeout(800)
  await takePictures(app, 'records-import')
})

test('submission', async ({ app, service }) => {
  const { page } = app
  await addDrafts(app, 6)
  await app.ready()
  const { key } = await service.createKey('live')
  await app.connect({ name: 'Beispielhafte Rechnungsversanddienstleistungen', url: service.url, key })
  await app.inList('0001').click()
  await app.findings.click()
  await takePictures(app, 'findings')
  await close(app)
  await page.keyboard.press('ControlOrMeta+Enter')
  await page.getByRole('alertdialog').waitFor()
  await takePictures(app, 'live-question')
  await page.getByRole('button', { name: text('live.confirm') }).click()
  await app.receipt.waitFor()
  await page.waitForTimeout(1500)
  await takePictures(app, 'receipt')
  await app.openReceiptDetails()
  await takePictures(app, 'receipt-details')
  await app.inList('0002').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('ControlOrMeta+Shift+b')
  const submit = page.getByRole('button', {
    name: counted(count => text('batch.confirm.live', { count, kind: 'invoice' })),
  })
  await submit.waitFor()
  await takePictures(app, 'batch-review')
  await submit.click()
  await page.waitForTimeout(3000)
  await takePictures(app, 'batch-result')
  await page.getByRole('button', { name: text('batch.done'), exact: true }).click()
  await app.inList('0000').click()
  await service.stop()
  await page.keyboard.press('ControlOrMeta+Enter')
  await takePictures(app, 'no-service')
})

test('received e-invoice', async ({ app, folder }) => {
  const { page } = app
  const file = await writeRicherXml(folder)
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('ControlOrMeta+o')
  await (await chooser).setFiles(file)
  await page
    .getByRole('dialog', { name: text('received.title') })
    .getByRole('img')
    .first()
    .waitFor()
  await takePictures(app, 'received-e-invoice')
})
