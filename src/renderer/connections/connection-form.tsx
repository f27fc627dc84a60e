import { useEffect, useRef, useState } from 'react'
import { type Connection, practiceName } from '#contract/connections.ts'
import type { CallError } from '#contract/operation.ts'
import { Button } from '../controls/button.tsx'
import controls from '../controls/field.module.css'
import { FieldFrame, TextField } from '../controls/text-field.tsx'
import { t, textOf } from '../i18n/translate.ts'
import { useApp } from '../state/use-app.ts'
import { showDisconnected } from './connection-actions.ts'
import styles from './connections.module.css'

interface ConnectionFormProps {
  connection?: Connection
  onDone: () => void
}

export function ConnectionForm({ connection, onDone }: ConnectionFormProps) {
  const app = useApp()
  const [name, setName] = useState(connection?.name ?? '')
  const [baseUrl, setBaseUrl] = useState(connection?.baseUrl ?? '')
  const [requestFields, setRequestFields] = useState(connection?.requestFields ?? 'full')
  const [error, setError] = useState<CallError>()

  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const shownPracticeName = t('connection.practice')
  /** The host knows the practice service by another name than the window shows. */
  const isPracticeName =
    name !== connection?.name && name.trim().toLocaleLowerCase() === shownPracticeName.toLocaleLowerCase()
  const messageAt = (path: 'name' | 'baseUrl') => {
    const issue = error?.fields?.find(field => field.path === path)
    if (!issue) return undefined
    if (path === 'name' && name.trim() === '') return { ...issue, message: t('connection.name.missing') }
    if (path === 'name' && isPracticeName)
      return {
        ...issue,
        message: { code: 'connection.name_taken' as const, params: { name: shownPracticeName } },
      }
    if (path === 'baseUrl' && !isHttpUrl(baseUrl)) return { ...issue, message: t('connection.url.wrong') }
    return issue
  }
  const save = async () => {
    const answer = await app.api.saveConnection({
      ...(connection ? { id: connection.id } : {}),
      name: isPracticeName ? practiceName : name,
      baseUrl: baseUrl.trim(),
      requestFields,
    })
    if (!answer.ok) return setError(answer.error)
    showDisconnected(app, connection?.name ?? name, answer.value)
    onDone()
  }
  const isFormError = error !== undefined && !messageAt('name') && !messageAt('baseUrl')

  return (
    <form
      ref={form}
      className={styles.card}
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField label={t('connection.name')} value={name} onValue={setName} message={messageAt('name')} />
      <TextField
        label={t('connection.url')}
        value={baseUrl}
        placeholder="https://api.example.com"
        inputMode="url"
        dir="ltr"
        onValue={setBaseUrl}
        message={messageAt('baseUrl')}
      />
      {connection?.key && isOtherOrigin(connection.baseUrl, baseUrl) && (
        <p className={styles.about}>
          {t('connection.moves', { isOwnKey: connection.key.name !== undefined })}
        </p>
      )}
      <FieldFrame label={t('connection.fields')}>
        {({ id }) => (
          <select
            id={id}
            className={controls.control}
            value={requestFields}
            onChange={event => setRequestFields(event.target.value === 'documented' ? 'documented' : 'full')}
          >
            <option value="full">{t('connection.fields.full')}</option>
            <option value="documented">{t('connection.fields.minimal')}</option>
          </select>
        )}
      </FieldFrame>
      {isFormError && (
        <p className={styles.failed} role="alert">
          {textOf(error.message)}
        </p>
      )}
      <div className={styles.actions}>
        <Button size="small" type="submit">
          {t('connection.save')}
        </Button>
        <Button size="small" variant="quiet" onClick={onDone}>
          {t('dialog.cancel')}
        </Button>
      </div>
    </form>
  )
}

const isHttpUrl = (text: string) => /^https?:\/\//i.test(text.trim()) && URL.canParse(text.trim())

const isOtherOrigin = (before: string | null, text: string) =>
  before !== null && isHttpUrl(text) && new URL(before).origin !== new URL(text.trim()).origin
