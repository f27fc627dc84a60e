import { useState } from 'react'
import type { Settings } from '#contract/desktop-api.ts'
import { ColorField, isColor } from '../design/color-field.tsx'
import { DesignSelects } from '../design/design-selects.tsx'
import type { useSaveSettings } from './use-save-settings.ts'

interface BrandDefaultsProps {
  settings: Settings
  save: ReturnType<typeof useSaveSettings>
}

/** Design of new invoices; a colour is saved once it is valid. */
export function BrandDefaults({ settings, save }: BrandDefaultsProps) {
  const [typing, setTyping] = useState<string | null>(null)
  const write = (color: string) => {
    setTyping(color)
    if (color !== '' && !isColor(color)) return
    void save({ accentColor: color }).then(isSaved => {
      if (isSaved) setTyping(newer => (newer === color ? null : newer))
    })
  }
  return (
    <>
      <ColorField value={typing ?? settings.accentColor} onValue={write} />
      <DesignSelects
        typeface={settings.typeface}
        paper={settings.paper}
        onTypeface={typeface => void save({ typeface })}
        onPaper={paper => void save({ paper })}
      />
    </>
  )
}
