import { expect, test } from '../fixtures.ts'
import { text } from '../models/texts.ts'

test('an invalid key is rejected with the reason', async ({ app, service }) => {
  const settings = await app.openSettings()
  await settings.addConnection('Example Invoicing', service.url)
  const window = await app.askForKey(settings, 'Example Invoicing')
  await window.choose()
  for (const [typed, reason] of [
    ['', 'key.empty'],
    ['svc_test_with a space inside', 'key.space_inside'],
    ['sk_live_0123456789', 'key.prefix'],
    ['svc_test_12', 'key.too_short'],
  ] as const) {
    await window.key.fill(typed)
    await window.key.press('Enter')
    await expect(window.page.getByRole('alert')).toContainText(text(reason))
    await expect(window.key).toHaveAttribute('aria-invalid', 'true')
  }
  await window.pressAndLeave('Escape')
  await expect(settings.connection('Example Invoicing')).toContainText(text('connection.no-key'))
})

test('without a password store the key is kept only if chosen', async ({ launch, service }) => {
  const app = await launch({ keychain: false })
  const settings = await app.openSettings()
  await settings.addConnection('Example Invoicing', service.url)
  const window = await app.askForKey(settings, 'Example Invoicing')
  await expect(window.untilQuit).not.toBeChecked()
  await window.key.fill((await service.createKey('test')).key)
  await window.key.press('Enter')
  await expect(window.page.getByRole('alert')).toContainText(text('key_window.choose-first'))
  await window.untilQuit.check()
  await window.pressAndLeave('Enter')
  await expect(settings.connection('Example Invoicing')).toContainText(text('connection.key.session'))
})

test('with a password store the key survives a restart', async ({ launch, service }) => {
  const { key } = await service.createKey('test')
  const first = await launch({ keychain: true })
  await first.connect({ name: 'Example Invoicing', url: service.url, key })
  await first.running.close()

  const again = await launch({ keychain: true })
  await again.expectKey('test', key)
})
