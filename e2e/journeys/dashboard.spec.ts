import { expect, generate, signIn, test } from '../dashboard-fixtures.ts'

test.use({ ownService: true })

test('without JavaScript: sign in, create a key, use it, find the PDF, revoke the key, sign out', async ({
  open,
  service,
  password,
}) => {
  const page = await open({ javaScriptEnabled: false })
  await signIn(page, password)
  await page.getByLabel('Name').fill('Shop')
  await page.getByLabel('Live').check()
  await page.getByRole('button', { name: 'Create key' }).click()
  await expect(page.getByRole('button', { name: 'Copy' })).toBeHidden()
  const key = await page.getByLabel('Key', { exact: true }).inputValue()
  await generate(service.url, key, '2026-0042')

  await page.getByRole('link', { name: 'Invoices' }).click()
  await page.getByLabel('Invoice number').fill('2026-0042')
  await page.getByRole('button', { name: 'Show' }).click()
  const link = page.getByRole('link', { name: /^Open .*2026-0042/ })
  const pdf = await page.request.get((await link.getAttribute('href')) ?? '')
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')

  await page.getByRole('link', { name: 'Usage' }).click()
  await expect(page.getByRole('heading', { name: ': 1 billed' })).toBeVisible()
  await expect(page.getByRole('img', { name: /: 1 live, 0 test; 1 on the busiest day$/ })).toBeVisible()

  await page.getByRole('link', { name: 'API keys' }).click()
  await page.getByRole('link', { name: /^Revoke.* Shop/ }).click()
  await page.getByRole('button', { name: 'Revoke key' }).click()
  await expect(page.getByRole('status')).toHaveText('The key “Shop” is revoked. It is refused from now on.')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('status')).toHaveText('You are signed out.')
  await page.goto('/dashboard/usage')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})
