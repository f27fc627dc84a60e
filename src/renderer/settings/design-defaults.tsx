import { useState } from 'react'
import type { HostInfo } from '#contract/operations/desktop-api.ts'
import type { SenderProfile } from '#contract/settings.ts'
import controls from '../controls/field.module.css'
import form from '../controls/form.module.css'
import { FieldFrame } from '../controls/text-field.tsx'
import { ColorField, isColor } from '../design/color-field.tsx'
import { DesignSelects } from '../design/design-selects.tsx'
import { t } from '../i18n/translate.ts'
import type { SettingsChange } from '../state/host/host-store.ts'
import { useHost } from '../state/use-app.ts'
import { SettingGroup } from './setting-layout.tsx'

const customTemplateFolder = ({ dataFolder, platform }: HostInfo) =>
  [dataFolder, 'templates'].join(platform === 'win32' ? '\\' : '/')

interface DesignDefaultsProps {
  sender: SenderProfile
  /** resolves to whether the value was saved */
  save: (change: SettingsChange) => Promise<boolean>
}

/** Template and design of new invoices; a colour is saved once it is valid. */
export function DesignDefaults({ sender, save }: DesignDefaultsProps) {
  const templates = useHost(host => host.templates)
  const host = useHost(host => host.host)
  const [typing, setTyping] = useState<string | null>(null)
  const writeColor = (color: string) => {
    setTyping(color)
    if (color !== '' && !isColor(color)) return
    void save({ accentColor: color }).then(isSaved => {
      if (isSaved) setTyping(newer => (newer === color ? null : newer))
    })
  }
  return (
    <SettingGroup title={t('settings.defaults.design')}>
      <FieldFrame label={t('settings.defaults.template')}>
        {({ id }) => (
          <select
            id={id}
            className={controls.control}
            value={sender.template}
            onChange={event => void save({ template: event.target.value })}
          >
            {templates
              .filter(({ issue }) => issue === null)
              .map(({ name, title }) => (
                <option key={name} value={name}>
                  {title}
                </option>
              ))}
          </select>
        )}
      </FieldFrame>
      {host && (
        <p className={form.lead}>{t('design.custom-folder', { folder: customTemplateFolder(host) })}</p>
      )}
      <ColorField value={typing ?? sender.accentColor} onValue={writeColor} />
      <DesignSelects
        typeface={sender.typeface}
        paper={sender.paper}
        onTypeface={typeface => void save({ typeface })}
        onPaper={paper => void save({ paper })}
      />
    </SettingGroup>
  )
}
