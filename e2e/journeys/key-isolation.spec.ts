import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures.ts'
import { noteBridgeAnswers } from '../models/bridge-answers.ts'

// The key window must have its own browser process.
test.use({ ownBrowser: true })

test('the page has no key in document, storage, cookies, or answers of the bridge', async ({
  app,
  service,
}) => {
  const { page } = app
  const { key } = await service.createKey('test')
  await noteBridgeAnswers(page)
  await app.reload()

  await app.connect({ name: 'Example Invoicing', url: service.url, key })
  const number = await app.writeInvoice()
  await app.submitTest.click()
  await expect(app.receipt).toContainText(`${number} was created`)
  await page.evaluate(async () => {
    const { billwright } = window
    const { active } = await billwright
      .connections()
      .then(answer => (answer.ok ? answer.value : { active: '' }))
    await Promise.all([
      billwright.hostInfo(),
      billwright.settings(),
      billwright.listInvoices({}),
      billwright.checkConnection({ id: active }),
    ]).then(answers => window.bridgeMessages?.push(JSON.stringify(answers)))
  })

  const everything = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    return JSON.stringify([
      document.documentElement.outerHTML,
      [...document.querySelectorAll('input, textarea')].map(field => (field as HTMLInputElement).value),
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      databases,
      await caches.keys(),
      location.href,
      window.name,
      window.bridgeMessages,
    ])
  })
  if (test.info().project.name === 'chromium') expect(everything).toContain('\\"submit\\"')
  expect(everything).toContain(number)
  expect(everything).not.toContain(key)
  expect(everything).not.toContain(key.slice(9, 30))
})

test('no file and no output of the program contains the key', async ({ app, service, folder }) => {
  const { key } = await service.createKey('test')
  await app.connect({ name: 'Example Invoicing', url: service.url, key })
  const number = await app.writeInvoice()
  await app.submitTest.click()
  await expect(app.receipt).toContainText(`${number} was created`)
  await app.running.close()

  expect(app.running.log()).not.toContain(key)
  for (const part of ['data', 'home']) {
    for (const entry of await readdir(join(folder, part), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      expect((await readFile(path)).includes(key), path).toBe(false)
    }
  }
})

test('the key window shares nothing with the invoice page', async ({ app, service }) => {
  const settings = await app.openSettings()
  await settings.addConnection('Example Invoicing', service.url)
  const keyWindow = await app.askForKey(settings, 'Example Invoicing')
  const [ours, theirs] = await Promise.all(
    [app.page, keyWindow.page].map(page =>
      page.evaluate(() => ({
        origin: location.origin,
        bridges: Object.keys(window).filter(name => name.startsWith('billwright')),
        opener: window.opener === null,
      })),
    ),
  )
  expect(ours?.bridges).toEqual(['billwright'])
  expect(theirs?.bridges).toEqual(['billwrightKey'])
  expect(theirs?.opener).toBe(true)
  expect(theirs?.origin).not.toBe(ours?.origin)
})
