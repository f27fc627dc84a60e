import { senderIdOf } from '#core/draft/sender.ts'
import { canEdit, mayWrite } from '../commands/command-conditions.ts'
import { t } from '../i18n/translate.ts'
import { chooseSender, senderName } from '../senders/sender-actions.ts'
import type { App } from '../state/app.ts'
import { newInvoiceFrom } from '../state/invoice-actions.ts'
import type { PaletteEntry, PaletteSource } from './palette-source.ts'

/** Entries "new invoice" per sender, and those that change the sender of the open draft. */
export const senderSource: PaletteSource = {
  entries(app) {
    const senders = app.hostStore.store.getState().settings?.senders ?? []
    if (senders.length < 2) return []
    const created = senders.map(sender => ({
      key: `new from ${sender.id}`,
      title: t('palette.new-invoice-from', { name: senderName(sender) }),
      run: () => void newInvoiceFrom(app, sender.id),
    }))
    return [...(mayWrite(app) ? created : []), ...changes(app)]
  },
}

function changes(app: App): PaletteEntry[] {
  const draft = app.openInvoices.current()?.doc.draft
  if (!draft || !canEdit(app)) return []
  return (app.hostStore.store.getState().settings?.senders ?? [])
    .filter(({ id }) => id !== senderIdOf(draft))
    .map(sender => ({
      key: `sender ${sender.id}`,
      title: t('palette.change-sender', { name: senderName(sender) }),
      keywords: t('sender.keywords'),
      run: () => void chooseSender(app, sender.id),
    }))
}
