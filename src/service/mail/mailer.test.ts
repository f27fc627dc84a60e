import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailServer, type TestMailServer } from '../testing/smtp.ts'
import { createMailer } from './mailer.ts'

let server: TestMailServer
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.close())

test.each(['a(b)@x.example', 'a:b@x.example', 'a\u0001b@x.example', 'b@x.example, c@x.example'])(
  'a mail to %j goes to no other address',
  async to => {
    server.mails = []
    const mailer = createMailer({ smtpUrl: server.url, from: 'billing@example.com' })
    await mailer.send({ to, subject: 'x', text: 'x' }).catch(() => undefined)
    // "a(b)"@x.example is the same address, quoted (RFC 5321)
    const others = server.mails.flatMap(mail => mail.to).filter(each => each.replaceAll('"', '') !== to)
    expect(others).toEqual([])
    mailer.close()
  },
)

test('a mail to several goes to each', async () => {
  server.mails = []
  const mailer = createMailer({ smtpUrl: server.url, from: 'Billing <billing@example.com>' })
  const to = ['a@x.example', 'b@x.example']
  await mailer.send({ to, subject: 'x', text: 'x' })
  expect(server.mails.map(mail => [mail.from, mail.to])).toEqual([['billing@example.com', to]])
  mailer.close()
})
