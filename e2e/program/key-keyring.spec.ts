import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures.ts'
import { type AppModel, created } from '../models/app.ts'
import { any, containing, text } from '../models/texts.ts'

/** The keyring daemon of this program's session. */
const killDaemon = async (app: AppModel): Promise<void> => {
  const stat = readFileSync(`/proc/${await app.running.pid()}/stat`, 'latin1')
  const session = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[3] ?? ''
  const [daemon] = execFileSync('pgrep', ['-s', session, 'gnome-keyring'], { encoding: 'utf8' }).split('\n')
  process.kill(Number(daemon), 'SIGKILL')
}

test('when the keyring stops, editing continues and waiting invoices show the reason', async ({
  launch,
  service,
  folder,
}, info) => {
  const { key } = await service.createKey('test')
  const app = await launch({ keychain: true })
  await app.connect({ name: 'Example Invoicing', url: service.url, key })
  await killDaemon(app)

  const number = await app.writeInvoice({ description: 'Written without a keyring' })
  await expect(app.preview).toBeVisible()
  await app.submitTest.click()
  await expect(app.page.getByText(text('keychain.locked')).first()).toBeVisible()
  await info.attach('the keyring is gone', { body: await app.page.screenshot(), contentType: 'image/png' })
  expect(await service.generations()).toBe(0)
  await expect(app.inList(number)).toBeVisible()

  // Enter the key again, kept in memory.
  const settings = await app.openSettings()
  const window = await app.askForKey(settings, 'Example Invoicing')
  await expect(window.page.getByText(text('keychain.locked'))).toBeVisible()
  await info.attach('its key window', { body: await window.page.screenshot(), contentType: 'image/png' })
  await window.untilQuit.check()
  await window.save(key)
  await settings.close()
  await app.submitTest.click()
  await expect(app.receipt).toContainText(created(number))
  await rm(join(folder, 'home', 'share'), { recursive: true, force: true })
})

test('a deleted keyring file is reported, and the key can be kept for the session', async ({
  launch,
  service,
  folder,
}) => {
  const { key } = await service.createKey('test')
  const app = await launch({ keychain: true })
  const settings = await app.openSettings()
  await settings.addConnection('Example Invoicing', service.url)
  await rm(join(folder, 'home', 'share', 'keyrings'), { recursive: true })

  const window = await app.askForKey(settings, 'Example Invoicing')
  await expect(window.page.getByText(containing(text('key_window.kept-in', { name: any })))).toBeVisible()
  await window.key.fill(key)
  await window.key.press('Enter')
  await expect(window.page.getByRole('alert')).toContainText(
    containing(text('keychain.failed'), text('keychain.empty')),
  )
  await window.untilQuit.check()
  await window.pressAndLeave('Enter')
  await expect(settings.connection('Example Invoicing')).toContainText(text('connection.key.session'))
})
