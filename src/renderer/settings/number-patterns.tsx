import { useEffect, useState } from 'react'
import type { SenderProfile } from '#contract/settings.ts'
import { type DocumentType, documentTypes } from '#core/document-type.ts'
import { sentences } from '../i18n/joined-texts.ts'
import { formatList } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { senderName } from '../senders/sender-actions.ts'
import type { SettingsChange } from '../state/host/host-store.ts'
import { useApp, useHost } from '../state/use-app.ts'
import { SettingField } from './setting-field.tsx'

interface NumberPatternsProps {
  sender: SenderProfile
  /** resolves to whether the value was saved */
  save: (change: SettingsChange) => Promise<boolean>
}

/** Tokens of a number pattern, displayed literally. */
const patternTokens = { YYYY: '{YYYY}', YY: '{YY}', MM: '{MM}', '####': '{####}' }

const patternLabels = {
  invoice: 'settings.pattern.invoice',
  credit_note: 'settings.pattern.credit-note',
  quote: 'settings.pattern.quote',
} as const satisfies Record<DocumentType, string>

/** The number pattern of each document type, with a preview of the next number while typing. */
export function NumberPatterns({ sender, save }: NumberPatternsProps) {
  const senders = useHost(host => host.settings?.senders) ?? []
  const others = senders.filter(({ id }) => id !== sender.id)
  const sharing = (pattern: string) =>
    others.filter(({ numberPatterns }) => Object.values(numberPatterns).includes(pattern)).map(senderName)
  return (
    <>
      {documentTypes.map(type => (
        <PatternField
          key={type}
          type={type}
          saved={sender.numberPatterns[type]}
          sharing={sharing}
          save={save}
        />
      ))}
    </>
  )
}

interface PatternFieldProps {
  type: DocumentType
  saved: string
  /** names of the senders with the same pattern */
  sharing: (pattern: string) => string[]
  save: NumberPatternsProps['save']
}

function PatternField({ type, saved, sharing, save }: PatternFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const next = useNextNumber(typed ?? saved)
  const names = sharing(typed ?? saved)
  const shared = names.length > 0 ? t('sender.same-pattern', { names: formatList(names) }) : ''
  const own =
    type === 'invoice'
      ? t('settings.defaults.pattern.hint', { ...patternTokens, next })
      : t('settings.pattern.next', { next })
  return (
    <SettingField
      label={t(patternLabels[type])}
      hint={sentences(own, shared)}
      value={saved}
      validate={text => (text.trim() === '' ? t('settings.pattern.empty') : undefined)}
      onTyping={setTyped}
      onCommit={pattern => save({ numberPatterns: { [type]: pattern } })}
    />
  )
}

/** The next number of a pattern; empty until the host has answered. */
function useNextNumber(pattern: string): string {
  const app = useApp()
  const [next, setNext] = useState('…')
  useEffect(() => {
    let isCurrent = true
    if (pattern.trim() === '') setNext('…')
    else
      void app.api.nextNumber({ pattern: pattern.slice(0, 64) }).then(answer => {
        if (isCurrent && answer.ok) setNext(answer.value)
      })
    return () => {
      isCurrent = false
    }
  }, [app, pattern])
  return next
}
