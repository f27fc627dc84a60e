import { expect, onTestFinished, test } from 'vitest'
import { byOperator } from '../../accounts/origins.ts'
import { Browser } from '../../testing/browser.ts'
import { startTestService, temporaryFolder } from '../../testing/service.ts'
import { startMailServer, textOfMail } from '../../testing/smtp.ts'
import { standInRenderer } from '../../testing/stand-in-renderer.ts'
import { planOf } from '../../testing/stored-keys.ts'

test('the mails and the account have the language of the browser that opens it', async () => {
  const [mail, folder] = [await startMailServer(), await temporaryFolder()]
  const before = await startTestService(folder.path, { renderer: standInRenderer() })
  await before.store.addPlan(planOf('trial', { monthly_cap: 5 }), byOperator(new Date()))
  await before.close()
  const service = await startTestService(folder.path, {
    renderer: standInRenderer(),
    mail: { smtpUrl: mail.url, from: 'Billing <billing@example.com>' },
    signUp: { mode: 'open', plan: 'trial', domains: [], terms: undefined },
  })
  onTestFinished(async () => {
    await service.close()
    await mail.close()
    await folder.remove()
  })
  const rawMail = async (index: number) => {
    await expect.poll(() => mail.mails.length).toBe(index + 1)
    return mail.mails[index]?.raw ?? ''
  }

  const browser = new Browser(service.url, { 'accept-language': 'de-AT, en;q=0.5' })
  await browser.get('/dashboard/sign-up')
  const asked = await browser.post('/dashboard/sign-up', { email: 'new@example.com' })
  expect(asked.text).toContain('Eine E-Mail an new@example.com ist unterwegs')
  const raw = await rawMail(0)
  expect(raw).toContain('Subject: Ihr Konto beim Rechnungsdienst')
  expect(textOfMail({ raw })).toContain('Legen Sie hier innerhalb von 24 Stunden ein Passwort fest')

  const link = /confirm\?link=([\w-]+)/.exec(textOfMail({ raw }))?.[1] ?? ''
  await browser.get(`/dashboard/sign-up/confirm?link=${link}`)
  const form = { link, name: 'New Studio', password: 'long enough now', again: 'long enough now' }
  const refused = await browser.post('/dashboard/sign-up/confirm', { ...form, again: 'another one' })
  expect(refused.text).toContain('Die beiden Passwörter stimmen nicht überein.')
  await browser.post('/dashboard/sign-up/confirm', form)
  const account = (await service.store.listAccounts()).find(({ name }) => name === 'New Studio')
  expect(account?.language).toBe('de')

  // independent of the language of the requesting browser
  const other = new Browser(service.url, { 'accept-language': 'fr' })
  await other.get('/dashboard/forgot-password')
  await other.post('/dashboard/forgot-password', { email: 'new@example.com' })
  expect(await rawMail(1)).toContain('Subject: Legen Sie Ihr Passwort fest')
  await other.get('/dashboard/sign-up')
  await other.post('/dashboard/sign-up', { email: 'new@example.com' })
  expect(textOfMail({ raw: await rawMail(2) })).toContain('Wenn Sie das Passwort nicht kennen')
})
