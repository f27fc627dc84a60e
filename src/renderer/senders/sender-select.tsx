import controls from '../controls/field.module.css'
import { FieldFrame } from '../controls/text-field.tsx'
import { t } from '../i18n/translate.ts'
import { useHost } from '../state/use-app.ts'
import { namedSenders, senderName } from './sender-actions.ts'

interface SenderSelectProps {
  /** `null` for every sender */
  value: string | null
  onChange: (sender: string | null) => void
}

/** Filters by sender, if there are several. */
export function SenderSelect({ value, onChange }: SenderSelectProps) {
  const settings = useHost(host => host.settings)
  const senders = settings ? namedSenders(settings) : []
  if (senders.length < 2) return null
  return (
    <select
      className={controls.control}
      aria-label={t('sender.filter')}
      value={value ?? ''}
      onChange={event => onChange(event.target.value || null)}
    >
      <option value="">{t('sender.filter.all')}</option>
      {senders.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}

/** Name of the profile of a document. */
export function SenderName({ id }: { id: string }) {
  const settings = useHost(host => host.settings)
  const found = settings && namedSenders(settings).find(sender => sender.id === id)
  return <bdi>{found?.name ?? t('amount.none')}</bdi>
}

/** The sender of new documents, if there are several; initially the one of the settings. */
export function NewSenderField({
  value,
  onChange,
}: {
  value: string | null
  onChange: (id: string) => void
}) {
  const settings = useHost(host => host.settings)
  if (!settings || settings.senders.length < 2) return null
  return (
    <FieldFrame label={t('sender.label')}>
      {({ id }) => (
        <select
          id={id}
          className={controls.control}
          value={value ?? settings.defaultSender}
          onChange={event => onChange(event.target.value)}
        >
          {settings.senders.map(sender => (
            <option key={sender.id} value={sender.id}>
              {senderName(sender)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
