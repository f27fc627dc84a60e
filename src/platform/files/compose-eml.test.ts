/** @module-tag extended */

import { expect, test } from 'vitest'
import type { EmailDraft } from '#app/ports/ports.ts'
import { type ReadMail, readMail } from '../testing/read-mail.ts'
import { mailComposer } from './compose-eml.ts'

async function compose(draft: Partial<EmailDraft>): Promise<{ raw: string; mail: ReadMail }> {
  const bytes = await mailComposer.compose({ ...plain, ...draft })
  return { raw: Buffer.from(bytes).toString('latin1'), mail: readMail(bytes) }
}

const pdf = Uint8Array.from([
  ...Buffer.from('%PDF-1.7\r\n'),
  ...Array.from({ length: 5000 }, (_, at) => at % 256),
])
const plain: EmailDraft = {
  to: 'billing@example.com',
  from: 'studio@example.com',
  subject: 'Invoice INV-1',
  body: 'Hello,\n\nplease find attached.',
  attachment: { name: 'INV-1 Example.pdf', bytes: pdf },
}

test('is a draft with recipient, subject, text and the PDF', async () => {
  const { mail } = await compose({})
  expect(mail).toMatchObject({
    to: ['billing@example.com'],
    from: 'studio@example.com',
    subject: 'Invoice INV-1',
    unsent: '1',
    defects: [],
    files: [{ name: 'INV-1 Example.pdf', type: 'application/pdf', hex: Buffer.from(pdf).toString('hex') }],
  })
  expect(mail.body.trim()).toBe('Hello,\n\nplease find attached.')
})

test('leaves unknown addresses out', async () => {
  const { mail } = await compose({ to: '', from: '' })
  expect(mail.headers).not.toContain('to')
  expect(mail.headers).not.toContain('from')
})

test.each([
  ['Arabic', 'الفاتورة INV-1 من استوديو', 'مرحبًا،\n\nتجدون مرفقًا', 'INV-1 شركة.pdf'],
  ['Japanese', '請求書 INV-1（例の株式会社）', 'お世話になっております。', 'INV-1 例の株式会社.pdf'],
  ['Polish', 'Faktura INV-1 od Żółw i Synowie', 'Dzień dobry,', 'INV-1 Żółw.pdf'],
  ['emoji', 'Invoice 👩‍🚀', '👩‍🚀', 'INV-1 👩‍🚀.pdf'],
  [
    'a long subject',
    `Invoice ${'very long words '.repeat(40)}end`,
    `${'word '.repeat(3000)}end`,
    `${'n'.repeat(120)}.pdf`,
  ],
])('carries %s unchanged, with lines within the limit of RFC 5322', async (_name, subject, body, name) => {
  const { raw, mail } = await compose({ subject, body, attachment: { name, bytes: pdf } })
  expect(mail.subject).toBe(subject)
  expect(mail.body.trim()).toBe(body)
  expect(mail.files[0]?.name).toBe(name)
  for (const line of raw.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998)
})

test.each([
  { subject: 'Invoice\r\nBcc: thief@example.com' },
  { to: 'billing@example.com\r\nBcc: thief@example.com' },
  { from: 'studio@example.com\nBcc: thief@example.com' },
  { attachment: { name: 'a.pdf"\r\nBcc: thief@example.com', bytes: pdf } },
])('no value adds a header: %j', async draft => {
  const { raw, mail } = await compose(draft)
  expect(mail.headers).not.toContain('bcc')
  expect(raw).not.toMatch(/^bcc:/im)
})

test('a text that names a file is not read from the disk', async () => {
  const { mail } = await compose({ body: '/etc/hostname', subject: 'file:///etc/hostname' })
  expect(mail.body.trim()).toBe('/etc/hostname')
  expect(mail.files).toHaveLength(1)
})
