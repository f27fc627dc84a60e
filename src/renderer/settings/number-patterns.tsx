import { useEffect, useState } from 'react'
import type { Settings } from '#contract/settings.ts'
import { type DocumentType, documentTypes } from '#core/document-type.ts'
import { t } from '../i18n/translate.ts'
import type { SettingsChange } from '../state/host/host-store.ts'
import { useApp } from '../state/use-app.ts'
import { SettingField } from './setting-field.tsx'

interface NumberPatternsProps {
  settings: Settings
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

/** The number pattern of each kind of document, with the next number while it is typed. */
export function NumberPatterns({ settings, save }: NumberPatternsProps) {
  return (
    <>
      {documentTypes.map(type => (
        <PatternField key={type} type={type} saved={settings.numberPatterns[type]} save={save} />
      ))}
    </>
  )
}

interface PatternFieldProps {
  type: DocumentType
  saved: string
  save: NumberPatternsProps['save']
}

function PatternField({ type, saved, save }: PatternFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const next = useNextNumber(typed ?? saved)
  const hint =
    type === 'invoice'
      ? t('settings.defaults.pattern.hint', { ...patternTokens, next })
      : t('settings.pattern.next', { next })
  return (
    <SettingField
      label={t(patternLabels[type])}
      hint={hint}
      value={saved}
      validate={text => (text.trim() === '' ? t('settings.pattern.empty') : undefined)}
      onTyping={setTyped}
      onCommit={pattern => save({ numberPatterns: { [type]: pattern } })}
    />
  )
}

/** The number of the next document of a pattern, once the host has answered. */
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
