import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { SenderProfile } from '#contract/settings.ts'
import { withoutBidiControls } from '#core/text/control-characters.ts'
import { Button } from '../controls/button.tsx'
import { TextField } from '../controls/text-field.tsx'
import { t } from '../i18n/translate.ts'
import { saveSettings } from '../state/save-settings.ts'
import { useApp, useHost } from '../state/use-app.ts'
import { addSender, removeSender, senderName, updateDrafts, useShownSender } from './sender-actions.ts'
import styles from './senders.module.css'

/** Default name of a copy. It is stored, so it contains no bidi control characters. */
const copyOf = (name: string): string => withoutBidiControls(t('sender.copy', { name })).slice(0, 80)

/** Selects the profile shown in the settings; hidden while there is only one. */
export function SenderChoice() {
  const app = useApp()
  const group = useId()
  const senders = useHost(host => host.settings?.senders) ?? []
  const defaultSender = useHost(host => host.settings?.defaultSender)
  const shown = useShownSender()
  if (senders.length < 2) return null
  return (
    <fieldset className={styles.list}>
      <legend>{t('sender.edited')}</legend>
      {senders.map(sender => (
        <label key={sender.id}>
          <input
            type="radio"
            name={group}
            checked={sender.id === shown?.id}
            onChange={() => app.view.set({ settingsSender: sender.id })}
          />
          <bdi>{senderName(sender)}</bdi>
          {sender.id === defaultSender && <small>{t('sender.default')}</small>}
        </label>
      ))}
    </fieldset>
  )
}

/** Actions on the shown profile, and the button that adds another one. */
export function SenderActions({ sender }: { sender: SenderProfile }) {
  const app = useApp()
  const defaultSender = useHost(host => host.settings?.defaultSender)
  const isOnly = useHost(host => host.settings?.senders.length === 1)
  const [name, setName] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const isAdding = name !== null
  useEffect(() => {
    if (isAdding) field.current?.focus()
  }, [isAdding])
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (name !== null && name.trim() !== '' && (await addSender(app, name.trim()))) setName(null)
  }
  return (
    <>
      <div className={styles.buttons}>
        {!isOnly && (
          <>
            {sender.id !== defaultSender && (
              <Button size="small" onClick={() => void saveSettings(app, { defaultSender: sender.id })}>
                {t('sender.make-default')}
              </Button>
            )}
            <Button size="small" onClick={() => void addSender(app, copyOf(senderName(sender)), sender.id)}>
              {t('sender.duplicate')}
            </Button>
            <Button size="small" variant="quiet" onClick={() => void removeSender(app, sender)}>
              {t('sender.remove')}
            </Button>
          </>
        )}
        {!isAdding && (
          <Button size="small" onClick={() => setName('')}>
            {t('sender.add')}
          </Button>
        )}
      </div>
      {isAdding && (
        <form
          className={styles.add}
          onSubmit={event => void add(event)}
          onKeyDown={event => {
            if (event.key !== 'Escape') return
            event.stopPropagation()
            setName(null)
          }}
        >
          <TextField ref={field} label={t('sender.add.name')} value={name} maxLength={80} onValue={setName} />
          <Button type="submit">{t('sender.add.submit')}</Button>
        </form>
      )}
    </>
  )
}

/** Number of drafts whose details differ from the profile, with a button that updates all of them. */
export function OutdatedDrafts({ sender }: { sender: SenderProfile }) {
  const app = useApp()
  const changes = useHost(host => host.counts)
  const [ids, setIds] = useState<readonly string[]>([])
  const [isBusy, setBusy] = useState(false)
  const { id, seller, logo } = sender
  // biome-ignore lint/correctness/useExhaustiveDependencies: other details and every change of documents have another answer
  useEffect(() => {
    let isCurrent = true
    void app.api.outdatedDrafts({ sender: id }).then(answer => {
      if (isCurrent) setIds(answer.ok ? answer.value.ids : [])
    })
    return () => {
      isCurrent = false
    }
  }, [app, id, seller, logo, changes])
  if (ids.length === 0) return null
  const update = async () => {
    setBusy(true)
    await updateDrafts(app, ids)
    setBusy(false)
    // the button is removed and would lose the focus
    app.view.set({ settingToFocus: t('party.from.name') })
  }
  return (
    <p className={styles.outdated} role="status">
      {t('sender.outdated', { count: ids.length })}
      <Button size="small" disabled={isBusy} onClick={() => void update()}>
        {t('sender.outdated.update', { count: ids.length })}
      </Button>
    </p>
  )
}
