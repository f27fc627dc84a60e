import { type KeyboardEvent, useRef, useState } from 'react'
import { findSender, type SenderProfile } from '#contract/settings.ts'
import { senderIdOf } from '#core/draft/sender.ts'
import { foldedText } from '#core/records/record-keys.ts'
import { Button } from '../controls/button.tsx'
import { SuggestionList } from '../controls/suggestion-list.tsx'
import { TextField } from '../controls/text-field.tsx'
import { useSuggestions } from '../controls/use-suggestions.ts'
import { formatFacts } from '../i18n/joined-texts.ts'
import { t } from '../i18n/translate.ts'
import { useApp, useHost, useOpenInvoice, useReadOnly } from '../state/use-app.ts'
import { chooseSender, senderName, updateSender, useOutdatedSender } from './sender-actions.ts'
import styles from './senders.module.css'

interface SenderOption {
  key: string
  sender: SenderProfile
}

/**
 * The sender profile of the open document, if there are several. Typing searches the profiles and changes nothing until
 * one is chosen.
 */
export function SenderField() {
  const app = useApp()
  const settings = useHost(host => host.settings)
  const readOnly = useReadOnly()
  const id = useOpenInvoice(invoice => senderIdOf(invoice.doc.draft)) ?? ''
  const ownName = useOpenInvoice(invoice => invoice.doc.draft.seller?.name) ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const profile = settings && findSender(settings, id)
  const name = profile ? senderName(profile) : ownName
  const suggestions = useSuggestions<SenderOption>({
    field,
    load: async text =>
      (settings?.senders ?? [])
        .filter(sender => foldedText(senderName(sender)).includes(foldedText(text)))
        .map(sender => ({ key: sender.id, sender })),
    onChoose: ({ sender }) => {
      setTyped(null)
      void chooseSender(app, sender.id)
    },
    preselects: (_, text) => text !== '',
  })
  if (!settings || readOnly || (settings.senders.length === 1 && profile)) return null
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && typed !== null) {
      event.preventDefault()
      event.stopPropagation()
      suggestions.close()
      setTyped(null)
      return
    }
    if (suggestions.onKeyDown(event)) return
    if (event.key !== 'ArrowDown' || event.altKey) return
    event.preventDefault()
    suggestions.ask(typed ?? '')
  }
  return (
    <div className={styles.sender} data-printed={name === ownName.trim() || undefined}>
      <TextField
        {...suggestions.attributes}
        ref={field}
        path="sender"
        label={t('sender.label')}
        value={typed ?? name}
        role="combobox"
        aria-expanded={suggestions.options.length > 0}
        onValue={text => {
          setTyped(text)
          suggestions.ask(text)
        }}
        onFocus={() => field.current?.select()}
        onClick={() => suggestions.options.length === 0 && suggestions.ask('')}
        onKeyDown={onKeyDown}
        onBlur={() => {
          suggestions.close()
          setTyped(null)
        }}
      />
      <SuggestionList suggestions={suggestions} field={field} label={t('sender.suggestions')}>
        {({ sender }) => ({
          title: senderName(sender),
          detail: formatFacts([sender.profileName && sender.seller.name, sender.seller.iban]),
        })}
      </SuggestionList>
    </div>
  )
}

/**
 * Reports that the sender's details in the settings differ from those in the open draft, with a button that updates the
 * draft.
 */
export function SenderNote() {
  const app = useApp()
  const id = useOpenInvoice(invoice => invoice.id)
  const isOutdated = useOutdatedSender()
  if (!isOutdated || id === undefined) return null
  return (
    <p className={styles.note} role="note">
      {t('sender.differs')}
      <Button
        variant="link"
        size="small"
        onClick={event => {
          const card = event.currentTarget.closest('section')
          updateSender(app, id)
          // this button is removed and would lose the focus
          card?.querySelector('button')?.focus()
        }}
      >
        {t('sender.differs.update')}
      </Button>
    </p>
  )
}
