import { useState } from 'react'
import { TextField } from '../controls/text-field.tsx'

interface SettingFieldProps {
  label: string
  value: string
  hint?: string
  inputMode?: 'numeric' | 'decimal'
  /** the text has several sentences */
  isLong?: boolean
  /** validates a text before it is saved; returns the error text */
  validate?: (text: string) => string | undefined
  /** receives the text while typing; `null` once it equals the saved value */
  onTyping?: (text: string | null) => void
  /** resolves to whether the value was saved */
  onCommit: (value: string) => Promise<boolean>
}

/** Saves on blur or Enter; a rejected text stays until Escape resets it. */
export function SettingField({
  label,
  value,
  hint,
  inputMode,
  isLong = false,
  validate,
  onTyping,
  onCommit,
}: SettingFieldProps) {
  const [typing, setTypingState] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const setTyping = (text: string | null) => {
    setTypingState(text)
    onTyping?.(text)
  }
  const commit = async () => {
    if (typing === null) return
    const wrong = validate?.(typing)
    setError(wrong)
    if (wrong !== undefined) return
    const isSaved = typing === value || (await onCommit(typing))
    if (isSaved) setTypingState(newer => (newer === typing ? null : newer))
  }
  return (
    <TextField
      label={label}
      value={typing ?? value}
      {...(hint === undefined ? {} : { hint })}
      {...(error === undefined ? {} : { message: { severity: 'error' as const, message: error } })}
      inputMode={inputMode}
      isLong={isLong}
      onValue={text => {
        setTyping(text)
        setError(undefined)
      }}
      onBlur={() => void commit()}
      onKeyDown={event => {
        if (event.key === 'Enter') void commit()
        if (event.key === 'Escape' && typing !== null) {
          event.stopPropagation()
          setTyping(null)
          setError(undefined)
        }
      }}
    />
  )
}
