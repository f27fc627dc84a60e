import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { violationsOf } from '../../models/axe.ts'
import { writeHybridPdf, writeRicherXml, writeXml } from '../../models/einvoice-files.ts'
import { any, containing, formatted, text } from '../../models/texts.ts'

/** Drags a file over the window outside of every drop target, and drops it there. */
async function drop(page: Page, path: string, type: string): Promise<void> {
  await drag(page, path, type, ['dragenter', 'dragover', 'drop'])
}

async function drag(page: Page, path: string, type: string, kinds: string[]): Promise<void> {
  const base64 = (await readFile(path)).toString('base64')
  await page.evaluate(
    ({ base64, name, type, kinds }) => {
      const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([bytes], name, { type }))
      const target = document.querySelector('main') ?? document.body
      for (const kind of kinds) {
        const event = new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true })
        target.dispatchEvent(event)
      }
    },
    { base64, name: basename(path), type, kinds },
  )
}

test(
  'a received e-invoice is opened, read and used as a draft by keyboard',
  { tag: '@extended' },
  async ({ app, folder }, testInfo) => {
    const { page } = app
    const own = await app.writeInvoice()
    const file = await writeRicherXml(folder)
    const dialog = page.getByRole('dialog', { name: text('received.title') })
    const open = async () => {
      const chooser = page.waitForEvent('filechooser')
      await page.keyboard.press('ControlOrMeta+o')
      await (await chooser).setFiles(file)
      await expect(dialog).toBeVisible()
    }

    await test.step('the page, what the file states, the check, attachments and what a draft cannot hold', async () => {
      await open()
      await expect(
        dialog.getByRole('img', {
          name: text('join.label', {
            label: text('preview.page', { page: 1, count: 1 }),
            text: text('received.page', { number: 'S-2026-0042' }),
          }),
        }),
      ).toBeVisible()
      await expect(dialog).toContainText(text('einvoice.format.ubl'))
      await expect(dialog).toContainText(
        containing(`Example Supplies GmbH${any} · ${any}01234 Exampletown DE${any} · ${any}DE123456789`),
      )
      await expect(dialog).toContainText(formatted(190.4))
      await expect(dialog).toContainText(text('received.valid'))
      await expect(dialog).toContainText(`${text('received.term', { term: 'BT-19' }).slice(1)}K-1`)
      for (const size of [
        { width: 1280, height: 800 },
        { width: 960, height: 640 },
      ]) {
        await page.setViewportSize(size)
        expect(await violationsOf(page)).toEqual([])
      }
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.emulateMedia({ colorScheme: null })
    })

    await test.step('an attachment is saved to the chosen path', async () => {
      const saved = testInfo.outputPath('saved.csv')
      await app.choosePath(saved)
      await app.tabTo(
        dialog.getByRole('button', { name: text('received.save-name', { name: '../hours.csv' }) }),
      )
      await page.keyboard.press('Enter')
      await expect(dialog.getByText(containing(text('received.saved', { path: any })))).toBeVisible()
      expect(await readFile(saved, 'utf8')).toBe('hours;4')
    })

    await test.step('Escape closes it, and nothing is stored', async () => {
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(app.number).toHaveValue(own)
      await expect(app.inList('S-2026-0042')).toBeHidden()
    })

    await test.step('it becomes a draft, which one step undoes', async () => {
      await open()
      await app.tabTo(dialog.getByRole('button', { name: text('received.use') }))
      await page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      await expect(app.number).toHaveValue('S-2026-0042')
      await expect(app.line(2, 'description')).toHaveValue('Ink')
      await expect(
        page.getByTitle(
          text('received.used.without', { number: 'S-2026-0042', name: 'richer.xml', count: 1 }),
        ),
      ).toBeVisible()
      await page
        .getByRole('button', { name: text('command.undo'), exact: true })
        .last()
        .press('Enter')
      await expect(app.number).toHaveValue(own)
      await expect(app.inList('S-2026-0042')).toBeHidden()
    })
  },
)

test('XML and PDFs are dropped on the window; what cannot be read is refused with the reason', {
  tag: '@extended',
}, async ({ app, service, folder }) => {
  const { page } = app
  await app.writeInvoice()
  const dialog = page.getByRole('dialog', { name: text('received.title') })

  for (const [path, type, format] of [
    [await writeXml('cii', folder), 'text/xml', text('einvoice.format.cii')],
    [
      await writeHybridPdf(service, folder),
      'application/pdf',
      text('received.in-pdf', { format: text('einvoice.format.cii') }),
    ],
  ] as const) {
    await drop(page, path, type)
    await expect(dialog).toContainText(format)
    await expect(dialog).toContainText('S-2026-0042')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }

  // in XRechnung, a corrected invoice without a preceding invoice is a warning
  const warned = join(folder, 'warned.xml')
  const xrechnung = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0'
  const xml = await readFile(await writeXml('ubl', folder), 'utf8')
  await writeFile(
    warned,
    xml.replace(/(?<=<cbc:CustomizationID>)[^<]*/, xrechnung).replace(/(?<=<cbc:InvoiceTypeCode>)380/, '384'),
  )
  await drop(page, warned, 'text/xml')
  await expect(dialog).toContainText(`${text('received.type')}${text('type.corrected')}`)
  await expect(dialog).toContainText(text('received.broken', { count: 6 }))
  await expect(dialog).toContainText(text('received.warnings', { count: 2 }))
  await expect(dialog.getByText(/(BR|PEPPOL)-[-\w]+/)).toHaveCount(8)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  const hostile = join(folder, 'hostile.xml')
  await writeFile(hostile, '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/hostname">]><a>&b;</a>')
  await drop(page, hostile, 'text/xml')
  const refused = page.getByRole('alertdialog', { name: text('received.refused', { name: 'hostile.xml' }) })
  await expect(refused).toContainText(text('einvoice.doctype'))
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(refused).toBeHidden()

  await drop(page, hostile, 'image/png')
  await expect(refused).toBeHidden()
})

test('while a file is dragged over the window, it shows the effect of dropping it, or why there is none', {
  tag: '@extended',
}, async ({ app, folder }) => {
  const { page } = app
  const own = await app.writeInvoice()
  const path = join(folder, 'prices.csv')
  await writeFile(path, 'description,unit_price\nBrand identity,1200\n')
  const over = (type: string) => drag(page, path, type, ['dragenter', 'dragover'])

  await over('text/xml')
  await expect(page.getByText(text('drop.e-invoice'))).toBeVisible()
  await over('image/png')
  await expect(page.getByText(text('drop.image'))).toBeVisible()
  await drag(page, path, 'image/png', ['dragleave'])
  await expect(page.getByText(text('drop.image'))).toBeHidden()

  const items = [{ description: 'Poster series', quantity: 1, unit_price: 10 }]
  await writeFile(
    join(folder, 'one.json'),
    JSON.stringify({ template: 'minimal', invoice_number: 'J-1', items }),
  )
  await drop(page, join(folder, 'one.json'), '')
  await expect(app.number).toHaveValue('J-1')
  await app.run(text('command.undo-import'))
  await expect(app.inList('J-1')).toBeHidden()
  await expect(app.inList(own)).toBeVisible()

  await drop(page, path, 'text/csv')
  await expect(page.getByText(text('import.title.customers', { name: 'prices.csv' }))).toBeVisible()
})
