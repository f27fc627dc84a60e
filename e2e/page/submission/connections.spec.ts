import { expect, test } from '../../fixtures.ts'
import { violationsOf } from '../../models/axe.ts'
import { Settings } from '../../models/settings.ts'
import { any, containing, text } from '../../models/texts.ts'

test.use({ hidesPreview: true })

test.describe('while the service is stopped', () => {
  test.use({ hidesPreview: false })

  test.use({ ownService: true })

  test('switching the connection is visible everywhere and does not affect waiting invoices', {
    tag: '@extended',
  }, async ({ app, service }) => {
    const { page } = app
    const trial = await service.createKey('test')
    const real = await service.createKey('live')
    await app.connect({ name: 'Real', url: service.url, key: real.key })
    await app.connect({ name: 'Trial', url: service.url, key: trial.key })
    await expect(page.getByRole('banner').getByText(text('mode.test'), { exact: true })).toBeVisible()
    const number = await app.writeInvoice()
    await service.stop()
    await app.submitTest.click()
    await expect(app.inList(number)).toContainText(text('document.status.waiting', { kind: 'invoice' }))

    const settings = await app.openSettings()
    await expect(settings.connection('Trial')).toContainText(text('connection.waiting', { count: 1 }))
    await settings
      .connection('Trial')
      .getByRole('button', { name: text('payments.remove'), exact: true })
      .click()
    const question = page.getByRole('alertdialog', {
      name: text('connection.remove.title', { name: 'Trial' }),
    })
    await expect(question).toContainText(text('connection.remove.waiting', { count: 1 }))
    await question.getByRole('button', { name: text('batch.hide') }).click()
    await settings.close()

    await app.run(text('command.use-connection', { name: 'Real' }))
    await expect(app.connection).toHaveAttribute('title', 'Real')
    await expect(page.getByRole('banner').getByText(text('mode.live'), { exact: true })).toBeVisible()
    await app.writeInvoice()
    await expect(app.submitLive).toBeVisible()
    await expect(page.getByText(text('preview.caption.live'))).toBeVisible()

    await service.start()
    await expect(app.inList(number)).toContainText(text('document.status.test', { kind: 'invoice' }))
    expect(await service.ledger()).toEqual([])
  })
})

test('a connection is added, checked, renamed and removed with its key, and errors are shown', async ({
  app,
  service,
}) => {
  const { page } = app
  const settings = new Settings(page)
  await page.keyboard.press('ControlOrMeta+Shift+k')
  const { panel } = settings
  await panel.getByRole('button', { name: text('connection.add') }).click()
  const fill = async (name: string, url: string) => {
    await panel.getByLabel(text('connection.name')).fill(name)
    await panel.getByLabel(text('connection.url')).fill(url)
    await panel.getByRole('button', { name: text('connection.save') }).click()
  }
  const practice = text('connection.practice')
  await fill(practice, 'https://example.com')
  await expect(panel.getByText(text('connection.name_taken', { name: practice }))).toBeVisible()
  await fill('Example', 'http://invoices.example.com')
  await expect(panel.getByText(text('address.not_https'))).toBeVisible()
  await fill('Example', 'https://someone:secret@example.com')
  await expect(panel.getByText(text('address.user'))).toBeVisible()
  await fill('Example', `${service.url}/v1/invoices/generate`)
  await expect(settings.connection('Example')).toContainText(service.url)
  await expect(settings.connection('Example')).not.toContainText('generate')

  const { key } = await service.createKey('live')
  await app.setKey(settings, 'Example', key)
  await expect(settings.connection('Example').getByText(text('mode.live'), { exact: true })).toBeVisible()
  await settings
    .connection('Example')
    .getByRole('button', { name: text('connection.check') })
    .click()
  await expect(settings.connection('Example')).toContainText(text('connection.ok'))
  expect(await service.generations()).toBe(0)
  expect(await violationsOf(page)).toEqual([])

  await settings
    .connection('Example')
    .getByRole('button', { name: text('from.edit') })
    .click()
  await panel.getByLabel(text('connection.url')).fill('https://elsewhere.example')
  await expect(panel.getByText(text('connection.moves', { isOwnKey: false }))).toBeVisible()
  await fill('Renamed', service.url)
  await expect(settings.connection('Renamed').getByText(text('mode.live'), { exact: true })).toBeVisible()

  await settings
    .connection('Renamed')
    .getByRole('button', { name: text('payments.remove'), exact: true })
    .click()
  await page.getByRole('button', { name: text('connection.remove.yes') }).click()
  await expect(settings.connection('Renamed')).toBeHidden()
  await expect(panel.getByRole('button', { name: text('connection.add') })).toBeFocused()
})

test('a key is tried before it is kept, and kept without an answer only if chosen', async ({
  app,
  service,
}) => {
  const { page } = app
  const settings = await app.openSettings()
  await settings.addConnection('Example', service.url)
  const window = await app.askForKey(settings, 'Example')
  await window.choose()
  await window.key.fill('svc_test_fake000000000000000000000000')
  await window.key.press('Enter')
  await expect(window.page.getByRole('alert')).toContainText(text('key_refused'))
  await expect(window.page.getByRole('button', { name: text('key_window.keep-untried') })).toBeHidden()
  const { key } = await service.createKey('test')
  await window.key.fill(key)
  await window.pressAndLeave('Enter')
  await settings.use('Example')
  const indicator = page.getByRole('banner').locator('[data-link]')
  await expect(indicator).toHaveAttribute('data-link', 'connected')

  // nothing listens there
  await settings.addConnection('Elsewhere', 'http://127.0.0.1:9')
  const other = await app.askForKey(settings, 'Elsewhere')
  await other.choose()
  await other.key.fill(key)
  await other.key.press('Enter')
  await expect(other.page.getByRole('alert')).toContainText(text('key_untried'))
  const keep = text('key_window.keep-untried')
  await expect(other.page.getByRole('button', { name: keep })).toBeVisible()
  // pressed as soon as it is enabled again after another try
  await other.page.evaluate(name => {
    let isGone = false
    const watcher = new MutationObserver(() => {
      const keep = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
      isGone ||= keep === undefined
      if (!isGone || !keep) return
      watcher.disconnect()
      keep.click()
    })
    watcher.observe(document.body, { subtree: true, childList: true })
  }, keep)
  await other.pressAndLeave('Enter')
  await expect(settings.connection('Elsewhere')).toContainText(key.slice(-4))
  await settings.use('Elsewhere')
  await expect(indicator).toContainText(text('link.untried'))
  await indicator.click()
  await page.getByRole('button', { name: text('link.try-now') }).click()
  await expect(indicator).toContainText(containing(text('link.unreachable', { time: any })))
})
