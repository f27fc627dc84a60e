import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures.ts'
import { created } from '../models/app.ts'
import { noteBridgeAnswers } from '../models/bridge-answers.ts'
import { text } from '../models/texts.ts'

// the key window must have its own browser process
test.use({ ownBrowser: true })

test('a key that is typed in the key window is used, and reaches neither the page nor a file nor the output', async ({
  app,
  service,
  folder,
}) => {
  const { page } = app
  const { key } = await service.createKey('test')
  await noteBridgeAnswers(page)
  await app.reload()
  const settings = await app.openSettings()
  await settings.addConnection('Example Invoicing', service.url)

  await test.step('the key window shares nothing with the invoice page', async () => {
    const keyWindow = await app.askForKey(settings, 'Example Invoicing')
    await expect(keyWindow.page).toHaveTitle(text('key_window.title'))
    const [ours, theirs] = await Promise.all(
      [page, keyWindow.page].map(each =>
        each.evaluate(() => ({
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
    await keyWindow.choose()
    await keyWindow.save(key)
  })

  const number = await test.step('the key is used', async () => {
    await settings.use('Example Invoicing')
    await settings.close()
    await app.connection.click()
    await expect(page.getByRole('dialog')).toContainText(text('link.detail.test', { last4: key.slice(-4) }))
    await page.keyboard.press('Escape')
    const written = await app.writeInvoice()
    await app.submitTest.click()
    await expect(app.receipt).toContainText(created(written))
    expect(await service.ledger()).toEqual([])
    return written
  })

  await test.step('the page has no key in document, storage, cookies, or answers of the bridge', async () => {
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

  await test.step('no file and no output of the program contains the key', async () => {
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
})
