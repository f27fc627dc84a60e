import tls from 'node:tls'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { certificate } from '#platform/testing/example-certificate.ts'
import { startMailServer, type TestMailServer } from '../testing/smtp.ts'
import { createSmtpMailer, mailFailure } from './smtp-mailer.ts'

let server: TestMailServer
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.close())

test.each(['a(b)@x.example', 'a:b@x.example', 'a\u0001b@x.example', 'b@x.example, c@x.example'])(
  'a mail to %j goes to no other address',
  async to => {
    server.mails = []
    const mailer = createSmtpMailer({ smtpUrl: server.url, from: 'billing@example.com' })
    await mailer.send({ to, subject: 'x', text: 'x' }).catch(() => undefined)
    // "a(b)"@x.example is the same address, quoted (RFC 5321)
    const others = server.mails.flatMap(mail => mail.to).filter(each => each.replaceAll('"', '') !== to)
    expect(others).toEqual([])
    mailer.close()
  },
)

test('a mail to several goes to each', async () => {
  server.mails = []
  const mailer = createSmtpMailer({ smtpUrl: server.url, from: 'Billing <billing@example.com>' })
  const to = ['a@x.example', 'b@x.example']
  await mailer.send({ to, subject: 'x', text: 'x' })
  expect(server.mails.map(mail => [mail.from, mail.to])).toEqual([['billing@example.com', to]])
  mailer.close()
})

describe('TLS', () => {
  const account = { user: 'billing@example.com', password: 'a p@ssword' }
  const credentials = `${encodeURIComponent(account.user)}:${encodeURIComponent(account.password)}@`
  /**
   * Linux and macOS connect it to this computer, but it is not a loopback address, for which TLS would be
   * optional
   */
  const elsewhere = '0.0.0.0'
  const usual = tls.getCACertificates('default')
  let server: TestMailServer
  afterEach(async () => {
    tls.setDefaultCACertificates(usual)
    await server.close()
  })

  async function send(change: (url: string) => string): Promise<void> {
    const url = change(server.url).replace('//', `//${credentials}`)
    const mailer = createSmtpMailer({ smtpUrl: url, from: 'billing@example.com' })
    await mailer.send({ to: 'a@x.example', subject: 'x', text: 'x' }).finally(() => mailer.close())
  }
  const toElsewhere = (url: string) => url.replace('127.0.0.1', elsewhere)

  test.each(['implicit', 'starttls'] as const)('%s encrypts password and mail', async kind => {
    tls.setDefaultCACertificates([...usual, certificate])
    server = await startMailServer({ tls: kind, account })
    await send(toElsewhere)
    expect(server.mails).toMatchObject([{ isEncrypted: true, user: account.user, to: ['a@x.example'] }])
    expect(server.signIns).toEqual([account])
  })

  test.each(['implicit', 'starttls'] as const)(
    '%s with a certificate that nobody vouches for gets neither password nor mail',
    async kind => {
      server = await startMailServer({ tls: kind, account })
      await expect(send(toElsewhere)).rejects.toThrow('self-signed certificate')
      expect([server.signIns, server.mails]).toEqual([[], []])
    },
  )

  test('a server that offers none gets neither password nor mail, unless the URL allows it', async () => {
    server = await startMailServer({ account })
    await expect(send(toElsewhere)).rejects.toMatchObject({ code: 'ETLS' })
    expect([server.signIns, server.mails]).toEqual([[], []])
    await send(url => `${toElsewhere(url)}?tls=none`)
    expect(server.mails).toMatchObject([{ isEncrypted: false }])
  })

  test('a wrong password is a failure with a code that can be logged', async () => {
    server = await startMailServer({ account: { ...account, password: 'another' } })
    const failure = await send(url => url).catch(error => error)
    expect(mailFailure(failure)).toBe('EAUTH')
    expect(server.mails).toEqual([])
  })
})
