import { findSender, nameOfSender, type SenderProfile, type Settings, senderFor } from '#contract/settings.ts'
import { documentTypeOf } from '#core/document-type.ts'
import type { Draft } from '#core/draft/draft.ts'
import {
  changeSender,
  detailsOnDraft,
  hasOtherSenderDetails,
  hasProposedNumber,
  senderIdOf,
  withFields,
  withSenderDetails,
} from '#core/draft/sender.ts'
import { t } from '../i18n/translate.ts'
import type { App } from '../state/app.ts'
import { replaceHead } from '../state/document/editor-doc.ts'
import { mayBeEdited } from '../state/document/open-invoice.ts'
import { fieldErrorText, unwrap } from '../state/host/unwrap-answer.ts'
import { withErrorNotice } from '../state/invoice-actions.ts'
import { useHost, useOpenInvoice, useView } from '../state/use-app.ts'

/** Name of a profile in lists. */
export const senderName = (sender: Pick<SenderProfile, 'profileName' | 'seller'>): string =>
  nameOfSender(sender) || t('sender.unnamed')

/** Profiles that a list can be filtered by, including removed ones, because documents may refer to them. */
export const namedSenders = ({ senders, formerSenders }: Pick<Settings, 'senders' | 'formerSenders'>) => [
  ...senders.map(sender => ({ id: sender.id, name: senderName(sender) })),
  ...formerSenders.map(sender => ({
    id: sender.id,
    name: t('sender.former', { name: senderName(sender) }),
  })),
]

const settingsOf = (app: App) => app.hostStore.store.getState().settings

/** Changes the sender of the open draft, with its details, its next number and its defaults, in one undo step. */
export const chooseSender = (app: App, id: string): Promise<void> =>
  withErrorNotice(app, async () => {
    const settings = settingsOf(app)
    const before = app.openInvoices.current()
    if (!before || !settings || senderIdOf(before.doc.draft) === id) return
    const from = findSender(settings, senderIdOf(before.doc.draft))
    const to = senderFor(settings, id)
    const { draft } = before.doc
    // saved first, so that an undone number no longer counts
    await app.openInvoices.autosave.flush(before.id)
    const lookup = hasProposedNumber(draft, from)
      ? await unwrap(
          app.api.lookUpNumber({
            id: before.id,
            invoice_number: '',
            issueDate: (draft.issue_date ?? '').slice(0, 40),
            type: documentTypeOf(draft),
            sender: id,
          }),
        )
      : undefined
    const now = app.openInvoices.current()
    if (now?.id !== before.id) return
    const changed = changeSender(now.doc.draft, { from, to, invoice_number: lookup?.free })
    app.openInvoices.edit({ label: 'sender', coalesceKey: null, recipe: replaceHead(changed) })
    // saved, so that the next document can get the previous number
    void app.openInvoices.autosave.flush(before.id)
    app.view.announce(t('sender.changed', { name: senderName(to) }))
  })

const replaceDetails = (app: App, id: string, change: (draft: Draft) => Draft): boolean => {
  const draft = app.openInvoices.find(id)?.doc.draft
  if (!draft) return false
  return app.openInvoices.edit({
    id,
    label: 'sender-details',
    coalesceKey: null,
    recipe: replaceHead(change(draft)),
  })
}

/** Updates the sender's details of an open draft from its profile. */
export function updateSender(app: App, id: string): boolean {
  const settings = settingsOf(app)
  const draft = app.openInvoices.find(id)?.doc.draft
  const sender = settings && draft && findSender(settings, senderIdOf(draft))
  if (!sender || !hasOtherSenderDetails(draft, sender)) return false
  return replaceDetails(app, id, now => withSenderDetails(now, sender))
}

/** Updates drafts in one step: open ones in the page, because of their undo history, the others on the host. */
export const updateDrafts = (app: App, ids: readonly string[]): Promise<void> =>
  withErrorNotice(app, async () => {
    const before = new Map(
      ids.flatMap(id => {
        const draft = app.openInvoices.find(id)?.doc.draft
        return draft ? [[id, detailsOnDraft(draft)] as const] : []
      }),
    )
    const closed = ids.filter(id => !before.has(id))
    const update = closed.length > 0 ? await unwrap(app.api.updateDrafts({ ids: closed })) : undefined
    const edited = [...before.keys()].filter(id => updateSender(app, id))
    const isSaved = await Promise.all(edited.map(id => app.openInvoices.autosave.flush(id)))
    const count = (update?.count ?? 0) + isSaved.filter(Boolean).length
    const undo = () =>
      withErrorNotice(app, async () => {
        for (const id of edited) replaceDetails(app, id, draft => withFields(draft, before.get(id) ?? {}))
        await Promise.all(edited.map(id => app.openInvoices.autosave.flush(id)))
        const undone = update && (await unwrap(app.api.undoDraftUpdate({ changeId: update.changeId })))
        if (undone && undone.kept > 0) app.view.toast(() => t('sender.update-undone', { count: undone.kept }))
        await app.hostStore.refreshInvoices()
      })
    await app.hostStore.refreshInvoices()
    app.view.toast(() => t('sender.updated', { count }), {
      label: () => t('list.undo'),
      run: () => void undo(),
    })
  })

/** The profile shown in the settings. */
export function useShownSender(): SenderProfile | undefined {
  const shown = useView(view => view.settingsSender)
  return useHost(({ settings }) =>
    settings === null ? undefined : (settings.senders.find(({ id }) => id === shown) ?? senderFor(settings)),
  )
}

/** Whether the sender's details in the open draft differ from its profile. */
export function useOutdatedSender(): boolean {
  const settings = useHost(host => host.settings)
  const isSheetOpen = useView(view => view.partySheet?.party === 'seller')
  const isOutdated = useOpenInvoice(invoice => {
    const { draft } = invoice.doc
    const sender = settings && findSender(settings, senderIdOf(draft))
    return mayBeEdited(invoice) && sender != null && hasOtherSenderDetails(draft, sender)
  })
  return isOutdated === true && !isSheetOpen
}

/** @returns whether it was added */
export async function addSender(app: App, name: string, copyOf?: string): Promise<boolean> {
  const answer = await app.hostStore.changeSenders(api =>
    api.addSender({ name, ...(copyOf !== undefined && { copyOf }) }),
  )
  if (!answer.ok) {
    app.view.notify(() => fieldErrorText(answer.error))
    return false
  }
  app.view.set({ settingsSender: answer.value.id, settingToFocus: t('party.from.name') })
  app.view.announce(t('sender.added', { name }))
  return true
}

/** Removes a profile; the message offers to restore it. */
export const removeSender = (app: App, { id, ...sender }: SenderProfile): Promise<void> =>
  withErrorNotice(app, async () => {
    await unwrap(app.hostStore.changeSenders(api => api.removeSender({ id })))
    app.view.set({ settingsSender: null, settingToFocus: t('sender.title') })
    const restore = () =>
      withErrorNotice(app, async () => {
        await unwrap(app.hostStore.changeSenders(api => api.restoreSender({ id })))
        app.view.set({ settingsSender: id, settingToFocus: t('sender.title') })
      })
    app.view.toast(() => t('sender.removed', { name: senderName(sender) }), {
      label: () => t('list.undo'),
      run: () => void restore(),
    })
  })
