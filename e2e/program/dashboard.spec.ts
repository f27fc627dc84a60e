import { checkPage, expect, generate, send, signIn, test } from '../dashboard-fixtures.ts'

test.use({ ownService: true })

/** A queued invoice with a logo that cannot be drawn. */
async function failLater(url: string, key: string): Promise<void> {
  const logo = `data:image/png;base64,${Buffer.from('no picture').toString('base64')}`
  const response = await send(url, key, { invoice_number: '2026-0043', logo }, { prefer: 'respond-async' })
  expect(response.status).toBe(202)
}

/** Bills a number twice, and deletes the job. */
async function eraseRepeated(url: string, key: string, number: string): Promise<void> {
  const { jobId } = (await (await send(url, key, { invoice_number: number })).json()) as { jobId: string }
  const erased = await fetch(`${url}/v1/jobs/${jobId}`, { method: 'DELETE', headers: { 'x-api-key': key } })
  expect(erased.status).toBe(200)
}

test('every page passes axe and is 320, 768 and 1280 wide without horizontal overflow', async ({
  open,
  service,
  password,
}, testInfo) => {
  // checks three widths of every page
  test.setTimeout(360_000)
  const live = await service.createKey('live')
  for (const number of ['2026-0042', 'L'.repeat(60)]) {
    await generate(service.url, live.key, number)
  }
  await eraseRepeated(service.url, live.key, '2026-0042')
  await failLater(service.url, live.key)
  const page = await open()
  await checkPage(page)
  await page.getByLabel('Password').fill('wrong')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText('The e-mail address or the password is wrong.')
  await checkPage(page)

  await signIn(page, password)
  await page.getByText('Limits', { exact: true }).click()
  await checkPage(page)
  await page.screenshot({ path: testInfo.outputPath('limits.png') })
  await page.getByLabel('Name').fill('Shop')
  await page.getByRole('button', { name: 'Create key' }).click()
  await expect(page.getByRole('heading', { name: 'Your new key' })).toBeVisible()
  await checkPage(page)
  for (const path of [
    `keys/${live.id}/revoke`,
    `keys/${live.id}/rotate`,
    'generations',
    'generations?number=none',
    'generations?from=then',
    'requests?id=none',
    'webhooks',
    'audit',
    'users',
    'profile',
    'profile/second-factor',
    'profile/second-factor/remove',
    'usage',
    'usage?year=2000',
    'requests',
  ]) {
    await page.goto(`/dashboard/${path}`)
    await checkPage(page)
  }
  await page.goto('/dashboard/generations')
  await expect(page.getByText('Failed: The document has fields to fix.')).toBeVisible()
  await page.screenshot({ path: testInfo.outputPath('generations.png') })
  await page.getByRole('link', { name: '2026-0042', exact: true }).click()
  await checkPage(page)
  await page.goto('/dashboard/users')
  await page.getByLabel('E-mail address').fill('reader@example.com')
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Invite' }).click()
  await checkPage(page)
  const invited = await open()
  await invited.goto(await page.getByLabel('Link').inputValue())
  await checkPage(invited)
  await invited.getByLabel(/^New password(?! again)/).fill('a first password')
  await invited.getByLabel('New password again').fill('a first password')
  await invited.getByRole('button', { name: 'Set password' }).click()
  await expect(invited.getByRole('heading', { name: 'Welcome', level: 1 })).toBeVisible()
  await page.goto('/dashboard/users')
  await page.getByRole('link', { name: 'reader@example.com' }).click()
  await checkPage(page)
  await page.goto('/errors')
  await checkPage(page)
  await page.goto('/dashboard/reference')
  for (const summary of await page.locator('main summary').all()) await summary.click()
  await checkPage(page)
})

test('the pages of operators pass axe; an account is created, gets a plan, and is suspended and deleted', async ({
  open,
  service,
}, testInfo) => {
  const password = await service.setOperatorPassword('example')
  const page = await open()
  await page.goto('/dashboard/operator')
  await checkPage(page)
  await page.getByLabel('Name').fill('example')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('Name Customer name.').fill('Example Customer')
  await page.getByLabel('E-mail address of its first owner').fill('owner@example.com')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'A link to set the password' })).toBeVisible()
  await page.getByRole('link', { name: 'Plans' }).click()
  await checkPage(page)
  for (const path of ['files', 'operators', 'second-factor']) {
    await page.goto(`/dashboard/operator/${path}`)
    await checkPage(page)
  }
  await page.goto('/dashboard/operator/plans')
  await page.getByLabel('Id').fill('small')
  await page.getByLabel('Name').fill('Small')
  await page.getByLabel('Days for which live PDFs are kept').fill('many')
  await page.getByRole('button', { name: 'Create plan' }).click()
  await page.getByLabel('Days for which live PDFs are kept').fill('365')
  await page.getByRole('button', { name: 'Create plan' }).click()
  await page.getByLabel('Days for which live PDFs are kept').fill('30')
  await page.getByRole('button', { name: 'Change plan' }).click()
  await checkPage(page)
  await page.screenshot({ path: testInfo.outputPath('plan.png'), fullPage: true })
  await page.getByLabel('Delete live PDFs that are older than 30 days').check()
  await page.getByRole('button', { name: 'Change plan' }).click()
  await expect(page.getByRole('status').first()).toHaveText('The plan is changed.')
  await page.goto('/dashboard/operator')
  await checkPage(page)
  await page.screenshot({ path: testInfo.outputPath('accounts.png'), fullPage: true })
  await page.getByRole('link', { name: 'Example Customer' }).click()
  await checkPage(page)
  await page.screenshot({ path: testInfo.outputPath('account.png'), fullPage: true })
  await page.getByLabel('Plan').selectOption('Small')
  await page.getByRole('button', { name: 'Set plan' }).click()
  await page.getByLabel('Delete live PDFs that are older than 30 days').check()
  await page.getByRole('button', { name: 'Set plan' }).click()
  await expect(page.getByText('Live PDFs are kept for 30 days')).toBeVisible()
  await page.getByRole('button', { name: 'Suspend, and stop links' }).click()
  await expect(page.getByRole('status').first()).toHaveText('The account is suspended.')
  await page.getByRole('link', { name: 'Delete…' }).click()
  await checkPage(page)
  await page.getByLabel('Type the name of the account').fill('Example Customer')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByRole('status').first()).toHaveText('The account is deleted.')
})

test('without JavaScript: an owner invites a user, who sets a password, is signed in, signs in again and changes it', async ({
  open,
  password,
}) => {
  const page = await open({ javaScriptEnabled: false })
  await signIn(page, password)
  await page.getByRole('link', { name: 'Users' }).click()
  await page.getByLabel('E-mail address').fill('reader@example.com')
  await page.getByLabel('Read-only').check()
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Invite' }).click()
  const link = await page.getByLabel('Link').inputValue()
  await page.getByRole('link', { name: 'Back to the users' }).click()
  await expect(page.getByRole('link', { name: 'reader@example.com' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign out' }).click()

  await page.goto(link)
  await page.getByLabel(/^New password(?! again)/).fill('a first password')
  await page.getByLabel('New password again').fill('a first password')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByLabel('E-mail address').fill('reader@example.com')
  await signIn(page, 'a first password')
  await expect(page.getByRole('link', { name: 'Users' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Profile' }).click()
  await page.getByLabel('Current password').fill('a first password')
  await page.getByLabel(/^New password(?! again)/).fill('a second password')
  await page.getByLabel('New password again').fill('a second password')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('status')).toHaveText('Your password is changed.')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByText('This service sends no mail.')).toBeVisible()
})

test('a key is created and copied with the keyboard only', async ({ open, password }) => {
  const page = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
  const { keyboard } = page
  // The password field is focused initially.
  await keyboard.type(password)
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Usage', level: 1 })).toBeVisible()
  await page.goto('/dashboard/keys')

  await keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await keyboard.press('Enter')
  await keyboard.press('Tab')
  await expect(page.getByLabel('Name')).toBeFocused()
  await keyboard.type('Shop')
  await keyboard.press('Tab')
  await keyboard.press('ArrowDown')
  await expect(page.getByLabel('Live')).toBeChecked()
  await keyboard.press('Enter')

  const key = await page.getByLabel('Key', { exact: true }).inputValue()
  expect(key).toMatch(/^svc_live_\w{36}$/)
  for (const copy = page.getByRole('button', { name: 'Copy' }); ; ) {
    await keyboard.press('Tab')
    if (await copy.evaluate(button => button === document.activeElement)) break
  }
  await keyboard.press('Enter')
  await expect(page.getByText('Copied.', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key)

  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(page.getByRole('row', { name: /Shop/ })).toContainText(`svc_live_…${key.slice(-4)}`)
})
