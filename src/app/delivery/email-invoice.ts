import type { EmailedInvoice } from '#contract/delivery.ts'
import { defaultLocale } from '#core/defaults.ts'
import { typeValueOf } from '#core/document-type.ts'
import { emailLanguageOf, emailTextOf } from '#core/email/email-texts.ts'
import { fillEmail } from '#core/email/fill-email.ts'
import { AppError } from '#core/errors/app-error.ts'
import { isEmail } from '#core/records/record-field.ts'
import { labelsOf, titleLabels } from '#render/bind/labels.ts'
import type { Events } from '../events.ts'
import { findHead } from '../find-invoice.ts'
import type { Clock, EmailDraft, Files, MailComposer, ShellPorts } from '../ports/ports.ts'
import type { Attempt, Store } from '../ports/store.ts'
import { invoiceOfPayload } from '../sent-fields.ts'
import type { SettingsOperations } from '../settings.ts'
import { createKeptPdfs, createPdfNames } from './kept-pdfs.ts'

interface EmailDeps {
  store: Store
  files: Files
  mail: MailComposer
  settings: Pick<SettingsOperations, 'settings'>
  shell: Pick<ShellPorts, 'openPath' | 'openMailto' | 'showInFolder'>
  clock: Pick<Clock, 'now'>
  events: Events
}

/** Characters of a `mailto:` link that the systems pass on. */
const maxLinkLength = 1900

/** Writes an e-mail with a delivered PDF as a draft; the user sends it from the mail program. */
export function createEmailInvoice({ store, files, mail, settings, shell, clock, events }: EmailDeps) {
  const kept = createKeptPdfs({ store, files })
  const names = createPdfNames(settings)

  async function draftOf(id: string): Promise<EmailDraft> {
    const attempt = finalAttempt(id)
    const invoice = invoiceOfPayload(attempt.payload)
    const locale = invoice.locale ?? defaultLocale
    const title = labelsOf(locale)[titleLabels[typeValueOf(invoice)]]
    const { customerId } = findHead(store, id)
    const customer = customerId === null ? undefined : store.records.find('customers', customerId)?.record
    return {
      ...fillEmail(emailTextOf(emailLanguageOf(locale), settings.settings().emailTexts), invoice, title),
      to: addressOf(customer?.email),
      from: addressOf(invoice.seller?.email),
      attachment: { name: names.ofAttempt(attempt), bytes: await kept.bytes(id) },
    }
  }

  return {
    async emailInvoice({ id, as }: { id: string; as: 'file' | 'link' }): Promise<EmailedInvoice> {
      const draft = await draftOf(id)
      const opened = as === 'file' && (await openAsFile(draft)) ? 'file' : 'link'
      if (opened === 'link') {
        await openAsLink(draft)
        await shell.showInFolder(await kept.path(id))
      }
      // data that cannot be written can still be e-mailed
      if (store.dataFile.condition().state === 'ready')
        setEmailed({ id, emailedAt: clock.now().toISOString() })
      return { opened, to: draft.to }
    },

    setEmailed,
  }

  function setEmailed({ id, emailedAt }: { id: string; emailedAt: string | null }): {
    emailedAt: string | null
  } {
    store.dataFile.requireWritable()
    const attempt = finalAttempt(id)
    store.attempts.saveEmailed(attempt.id, emailedAt)
    events.invoiceChanged(id)
    return { emailedAt: attempt.emailedAt }
  }

  /** Test PDFs are not sent to customers. */
  function finalAttempt(id: string): Attempt {
    const attempt = kept.attempt(id)
    if (attempt.mode !== 'live') throw new AppError('nothing_delivered')
    return attempt
  }

  /** @returns `false`: the system has no program for it */
  async function openAsFile(draft: EmailDraft): Promise<boolean> {
    const name = draft.attachment.name.replace(/\.pdf$/, '.eml')
    const path = await files.keepForPrint(name, await mail.compose(draft))
    return await shell.openPath(path).then(() => true, falseWithoutProgram)
  }

  /** @throws AppError file_unreadable if there is no mail program */
  async function openAsLink(draft: EmailDraft): Promise<void> {
    const isOpen = await shell.openMailto(mailtoOf(draft)).then(() => true, falseWithoutProgram)
    if (!isOpen) throw new AppError('file_unreadable', { message: { code: 'file.no_mail_program' } })
  }
}

function falseWithoutProgram(error: unknown): false {
  if (error instanceof AppError && error.code === 'file_unreadable') return false
  throw error
}

/** One address; a list of them is left to the user. */
const addressOf = (text: string | undefined): string => {
  const address = (text ?? '').trim()
  return isEmail(address) ? address : ''
}

/** RFC 6068. */
function mailtoOf({ to, subject, body }: EmailDraft): string {
  const [address = '', domain = ''] = to.split('@')
  const start = `mailto:${to === '' ? '' : `${encodeURIComponent(address)}@${encodeURIComponent(domain)}`}?subject=${encodeURIComponent(subject)}`
  const whole = `${start}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
  return whole.length <= maxLinkLength ? whole : start
}
