import type { Settings } from '#contract/settings.ts'
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
  if (!answer.ok) app.view.notify(fieldErrorText(answer.error))
  return answer.ok
}

const messages = {
  seller: 'remembered.seller',
  logo: 'remembered.logo',
  locale: 'remembered.locale',
} as const

/** Saves a value of this invoice for new invoices as well; the message offers to keep it to this invoice. */
export async function rememberDefault<Name extends 'seller' | 'logo' | 'locale'>(
  app: App,
  name: Name,
  value: Settings[Name],
): Promise<void> {
  const before = app.hostStore.store.getState().settings?.[name]
  if (before === undefined || JSON.stringify(before) === JSON.stringify(value)) return
  if (!(await saveSettings(app, { [name]: value }))) return
  const message: (typeof messages)[keyof typeof messages] = messages[name]
  app.view.toast(t(message), {
    label: t('remembered.only-this'),
    run: () => void saveSettings(app, { [name]: before }),
  })
}
