import { useState } from 'react'
import { TextField } from '../controls/text-field.tsx'

interface SettingFieldProps {
  label: string
  value: string
  hint?: string
  inputMode?: 'numeric'
  /** answers whether it was taken */
  onCommit: (value: string) => Promise<boolean>
}

/** Saved when it is left or Enter is pressed; Escape takes it back. */
export function SettingField({ label, value, hint, inputMode, onCommit }: SettingFieldProps) {
  const [typing, setTyping] = useState<string | null>(null)
  const commit = async () => {
    if (typing !== null && typing !== value) await onCommit(typing)
    setTyping(null)
  }
  return (
    <TextField
      label={label}
      value={typing ?? value}
      {...(hint === undefined ? {} : { hint })}
      inputMode={inputMode}
      onValue={setTyping}
      onBlur={() => void commit()}
      onKeyDown={event => {
        if (event.key === 'Enter') void commit()
        if (event.key === 'Escape' && typing !== null) {
          event.stopPropagation()
          setTyping(null)
        }
      }}
    />
  )
}
