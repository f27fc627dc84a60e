import { expect, test } from 'vitest'
import { mailFrom } from './backends-from-environment.ts'

test.each([
  'mail.example.com',
  'https://mail.example.com',
  'smtp://u:%zz@mail.example.com',
  'smtp://%@mail.example.com',
])('SMTP_URL=%s is refused with a sentence', SMTP_URL => {
  expect(() => mailFrom({ SMTP_URL, MAIL_FROM: 'billing@example.com' })).toThrow('setting.smtp_url')
})

test('credentials may be percent-encoded', () => {
  const environment = { SMTP_URL: 'smtps://a%40b:%25@mail.example.com', MAIL_FROM: 'billing@example.com' }
  expect(mailFrom(environment)).toEqual({ smtpUrl: environment.SMTP_URL, from: environment.MAIL_FROM })
})
