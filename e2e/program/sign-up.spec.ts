import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPage, expect, test } from '../dashboard-fixtures.ts'

test.use({ ownService: true })

let folder: string
test.beforeEach(async ({ service }) => {
  folder = await mkdtemp(join(tmpdir(), 'billwright-e2e-'))
  const terms = join(folder, 'terms.txt')
  await writeFile(terms, `Pay what you use.\n\n${'Donaudampfschifffahrtsgesellschaft'.repeat(4)}\n`)
  await service.createPlan('trial', '--monthly-cap', '50')
  await service.stop()
  const flags = [
    '--sign-up',
    'open',
    '--sign-up-plan',
    'trial',
    '--terms',
    terms,
    '--price',
    '0.20 € per PDF',
  ]
  // no mail server answers, so links of operators are shown
  await service.start(flags, { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'billing@example.com' })
})
test.afterEach(() => rm(folder, { recursive: true, force: true }))

test('an operator invites, the recipient opens an account and creates a key; every page passes axe', async ({
  open,
  service,
}, testInfo) => {
  test.setTimeout(240_000)
  const page = await open()
  await page.goto('/sign-up')
  await expect(page.getByText('What a live PDF costs: 0.20 € per PDF')).toBeVisible()
  await checkPage(page)
  await page.getByLabel('E-mail address').fill('new@example.com')
  await page.getByRole('button', { name: 'Mail the link' }).click()
  await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeVisible()
  await checkPage(page)
  await page.goto('/dashboard/terms')
  await checkPage(page)

  const password = await service.setOperatorPassword('example')
  const operator = await open()
  await operator.goto('/dashboard/operator')
  await operator.getByLabel('Name').fill('example')
  await operator.getByLabel('Password').fill(password)
  await operator.getByRole('button', { name: 'Sign in' }).click()
  await operator.getByRole('link', { name: 'Sign-ups' }).first().click()
  await operator.getByLabel('E-mail address').fill(`${'long-'.repeat(12)}name@example.com`)
  await operator.getByRole('button', { name: 'Invite' }).click()
  const link = await operator.getByLabel('Link').inputValue()
  await checkPage(operator)
  await operator.goto('/dashboard/operator/sign-ups')
  await expect(operator.getByText('Invited by example')).toBeVisible()
  await checkPage(operator)
  await operator.screenshot({ path: testInfo.outputPath('sign-ups.png'), fullPage: true })

  await page.goto(link)
  await checkPage(page)
  await page.screenshot({ path: testInfo.outputPath('open-account.png'), fullPage: true })
  await page.getByLabel('Name of your business').fill('New Studio')
  await page.getByLabel('New password', { exact: false }).first().fill('several odd words')
  await page.getByLabel('New password again').fill('several odd words')
  await page.getByLabel('I accept the terms').check()
  await page.getByRole('button', { name: 'Open account' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await expect(page.getByText('0 of 50 live PDFs of this month are used')).toBeVisible()
  await checkPage(page)
  await page.getByRole('button', { name: 'Create a test key' }).click()
  await expect(page.getByLabel('Test key')).toHaveValue(/^svc_test_/)
  await checkPage(page)
  await page.screenshot({ path: testInfo.outputPath('welcome.png'), fullPage: true })
})
