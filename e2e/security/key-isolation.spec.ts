import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures.ts'
import { noteBridgeAnswers } from '../models/bridge-answers.ts'

// the key window must be another browser process than the invoice's
test.use({ ownBrowser: true })

test('the key is nowhere in the page: document, storage, cookies, or any answer of the bridge', async ({
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
    ]).then(answers => window.heard?.push(JSON.stringify(answers)))
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
      window.heard,
    ])
  })
  if (test.info().project.name === 'chromium') expect(everything).toContain('\\"submit\\"')
  expect(everything).toContain(number)
  expect(everything).not.toContain(key)
  expect(everything).not.toContain(key.slice(9, 30))
})

test('the key is in no file of the program and in none of its words', async ({ app, service, folder }) => {
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

test('the window in which a key is typed shares nothing with the invoice page', async ({ app, service }) => {
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
