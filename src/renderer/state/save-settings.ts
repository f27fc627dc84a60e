import { blankSender, type SenderProfile } from '#contract/settings.ts'
import { senderIdOf } from '#core/draft/sender.ts'
import { t } from '../i18n/translate.ts'
import type { App } from './app.ts'
import type { HostStore } from './host/host-store.ts'
import { fieldErrorText } from './host/unwrap-answer.ts'

/** Saves a change of the settings; notifies about an error and returns false. */
export async function saveSettings(
  app: App,
  change: Parameters<HostStore['saveSettings']>[0],
): Promise<boolean> {
  const answer = await app.hostStore.saveSettings(change)
  if (!answer.ok) app.view.notify(() => fieldErrorText(answer.error))
  return answer.ok
}

const messages = {
  seller: 'remembered.seller',
  logo: 'remembered.logo',
  locale: 'remembered.locale',
} as const

/**
 * Also saves a value of this invoice as the default for new invoices of its sender; the message offers to undo that.
 * Does nothing if the sender has no profile.
 */
export async function rememberDefault<Name extends 'seller' | 'logo' | 'locale'>(
  app: App,
  name: Name,
  value: SenderProfile[Name],
): Promise<void> {
  const { settings } = app.hostStore.store.getState()
  const draft = app.openInvoices.current()?.doc.draft
  const own = settings?.senders.find(({ id }) => draft && id === senderIdOf(draft))
  const sender = own ?? (settings ? blankSender(settings) : undefined)
  if (!sender || JSON.stringify(sender[name]) === JSON.stringify(value)) return
  const before = sender[name]
  if (!(await saveSettings(app, { sender: sender.id, [name]: value }))) return
  const message: (typeof messages)[keyof typeof messages] = messages[name]
  app.view.toast(() => t(message), {
    label: () => t('remembered.only-this'),
    run: () => void saveSettings(app, { sender: sender.id, [name]: before }),
  })
}
