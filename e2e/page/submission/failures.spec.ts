import { expect, test } from '../../fixtures.ts'
import { created } from '../../models/app.ts'
import { any, containing, text } from '../../models/texts.ts'

test.use({ hidesPreview: true })

test('a revoked key is reported, and the invoice is unchanged', async ({ app, service }) => {
  const { key, id } = await service.createKey('test')
  await app.connect({ name: 'Example Invoicing', url: service.url, key })
  await service.revokeKey(id)
  const number = await app.writeInvoice({ description: 'Brand identity' })
  await app.submitTest.click()
  await expect(app.page.getByText(text('key_refused')).first()).toBeVisible()
  await expect(app.line(1, 'description')).toHaveValue('Brand identity')
  await expect(app.connection).toContainText(text('link.key-rejected'))

  const other = await service.createKey('test')
  await app.replaceKey(other.key)
  await app.submitTest.click()
  await expect(app.receipt).toContainText(created(number))
})

test.describe('while the service is stopped', () => {
  test.use({ ownService: true })

  test('the invoice waits while the service is down, can be withdrawn, and is sent when it is available', async ({
    app,
    service,
  }) => {
    const { page } = app
    const { key } = await service.createKey('test')
    await app.connect({ name: 'Example Invoicing', url: service.url, key })
    await service.stop()
    const number = await app.writeInvoice()
    const waiting = page.getByText(text('queued.offline'))
    await app.submitTest.click()
    await expect(waiting.first()).toBeVisible()
    await expect(app.inList(number)).toContainText(text('document.status.waiting', { kind: 'invoice' }))
    await expect(page.getByRole('alert')).toContainText(text('queued.offline'))
    await expect(app.connection).toContainText(containing(text('link.unreachable', { time: any })))

    await page.getByRole('button', { name: text('offline.keep') }).press('Enter')
    await expect(app.inList(number)).toContainText(text('state.draft', { kind: 'invoice' }))
    await expect(page.getByRole('main')).toBeFocused()
    await app.line(1, 'description').fill('Changed again')
    await expect(app.line(1, 'description')).toHaveValue('Changed again')

    await app.submitTest.click()
    await expect(waiting.first()).toBeVisible()
    await service.start()
    await expect(app.receipt).toContainText(created(number), { timeout: 45_000 })
  })
})
