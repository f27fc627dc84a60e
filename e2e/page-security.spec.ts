import { expect, test } from './fixtures.ts'

test('the page breaks its own policy nowhere, from the start to a receipt', async ({ app }) => {
  const { page } = app
  await page.addInitScript(() => {
    const broken: string[] = []
    Object.assign(window, { broken })
    document.addEventListener('securitypolicyviolation', event =>
      broken.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`),
    )
  })
  await app.reload()
  const number = await app.writeInvoice()
  await app.pickTemplate('Bold')
  await app.submitTest.click()
  await expect(app.receipt).toContainText(`${number} was created`)
  await (await app.openSettings()).close()
  expect(await page.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual([])
})

test('the page cannot be taken elsewhere', async ({ app }) => {
  const { page } = app
  const home = page.url()
  for (const elsewhere of [
    'https://example.com/',
    'http://127.0.0.1:1/',
    'about:blank',
    'data:text/html,elsewhere',
    'file:///etc/passwd',
  ]) {
    await page.evaluate(url => {
      setTimeout(() => {
        location.href = url
      })
    }, elsewhere)
    // it stays, or is brought back: either way it goes on working
    await expect(async () => {
      await page.keyboard.press('ControlOrMeta+n')
      await expect(app.number).toHaveValue(/^INV-/, { timeout: 1000 })
    }).toPass()
    expect(page.url()).toBe(home)
  }
})

test('the page opens no window and reaches no network', async ({ app }) => {
  const { page } = app
  expect(await page.evaluate(() => window.open('https://example.com/'))).toBeNull()
  const outcome = await page.evaluate(async () => {
    const tries = [fetch('https://example.com/'), fetch('http://127.0.0.1:1/'), fetch('file:///etc/passwd')]
    return (await Promise.allSettled(tries)).map(({ status }) => status)
  })
  expect(outcome).toEqual(['rejected', 'rejected', 'rejected'])
  expect(page.context().pages()).toHaveLength(1)
  expect(await app.running.opened()).toEqual([])
})

test('the page has nothing of Node and no permission', async ({ app }) => {
  const found = await app.page.evaluate(async () => ({
    node: ['require', 'process', 'module', 'Buffer', 'global'].filter(name => name in window),
    isolated: window.isSecureContext,
    states: await Promise.all(
      (['geolocation', 'notifications', 'camera', 'microphone'] as PermissionName[]).map(
        async name => (await navigator.permissions.query({ name })).state,
      ),
    ),
  }))
  expect(found).toEqual({ node: [], isolated: true, states: ['denied', 'denied', 'denied', 'denied'] })
})
