import { expect, test } from '../../fixtures.ts'
import { violationsOf } from '../../models/axe.ts'
import { Settings } from '../../models/settings.ts'

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
    await expect(page.getByRole('banner').getByText('TEST', { exact: true })).toBeVisible()
    const number = await app.writeInvoice()
    await service.stop()
    await app.submitTest.click()
    await expect(app.inList(number)).toContainText('Waiting')

    const settings = await app.openSettings()
    await expect(settings.connection('Trial')).toContainText('1 document waits with this key.')
    await settings.connection('Trial').getByRole('button', { name: 'Remove', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: 'Remove Trial?' })
    await expect(question).toContainText('is not finished')
    await question.getByRole('button', { name: 'Close' }).click()
    await settings.close()

    await app.run('Use Real')
    await expect(app.connection).toHaveAttribute('title', 'Real')
    await expect(page.getByRole('banner').getByText('LIVE', { exact: true })).toBeVisible()
    await app.writeInvoice()
    await expect(app.submitLive).toBeVisible()
    await expect(page.getByText('The submitted PDF has no mark.')).toBeVisible()

    await service.start()
    await expect(app.inList(number)).toContainText('Test')
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
  await panel.getByRole('button', { name: 'Add connection' }).click()
  const fill = async (name: string, url: string) => {
    await panel.getByLabel('Connection name').fill(name)
    await panel.getByLabel('Base URL').fill(url)
    await panel.getByRole('button', { name: 'Save connection' }).click()
  }
  await fill('Practice service', 'https://example.com')
  await expect(panel.getByText('There is a connection named Practice service already.')).toBeVisible()
  await fill('Example', 'http://invoices.example.com')
  await expect(
    panel.getByText('Use https. Without it, others on the network could read the key.'),
  ).toBeVisible()
  await fill('Example', 'https://someone:secret@example.com')
  await expect(panel.getByText('Leave out the name and password.')).toBeVisible()
  await fill('Example', `${service.url}/v1/invoices/generate`)
  await expect(settings.connection('Example')).toContainText(service.url)
  await expect(settings.connection('Example')).not.toContainText('generate')

  const { key } = await service.createKey('live')
  await app.setKey(settings, 'Example', key)
  await expect(settings.connection('Example').getByText('LIVE', { exact: true })).toBeVisible()
  await settings.connection('Example').getByRole('button', { name: 'Check' }).click()
  await expect(settings.connection('Example')).toContainText('The service answers and knows this key.')
  expect(await service.generations()).toBe(0)
  expect(await violationsOf(page)).toEqual([])

  await settings.connection('Example').getByRole('button', { name: 'Edit' }).click()
  await panel.getByLabel('Base URL').fill('https://elsewhere.example')
  await expect(panel.getByText('Another address does not get this key.')).toBeVisible()
  await fill('Renamed', service.url)
  await expect(settings.connection('Renamed').getByText('LIVE', { exact: true })).toBeVisible()

  await settings.connection('Renamed').getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('button', { name: 'Remove connection' }).click()
  await expect(settings.connection('Renamed')).toBeHidden()
  await expect(panel.getByRole('button', { name: 'Add connection' })).toBeFocused()
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
  await expect(window.page.getByRole('alert')).toContainText('The service rejected this key.')
  await expect(window.page.getByRole('button', { name: 'Keep without trying' })).toBeHidden()
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
  await expect(other.page.getByRole('alert')).toContainText('could not be tried')
  await expect(other.page.getByRole('button', { name: 'Keep without trying' })).toBeVisible()
  // pressed as soon as another trial offers it again
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
  }, 'Keep without trying')
  await other.pressAndLeave('Enter')
  await expect(settings.connection('Elsewhere')).toContainText(key.slice(-4))
  await settings.use('Elsewhere')
  await expect(indicator).toContainText('Not contacted yet')
  await indicator.click()
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect(indicator).toContainText('Unreachable since')
})
