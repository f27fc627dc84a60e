import { useEffect, useRef, useState } from 'react'
import { Button } from '../controls/button.tsx'
import controls from '../controls/field.module.css'
import { FieldFrame, TextField } from '../controls/text-field.tsx'
import { CurrencyOptions } from '../editor/editor-header.tsx'
import { t } from '../i18n/translate.ts'
import { newInvoice } from '../invoice-list/list-actions.ts'
import { useApp, useHost } from '../state/use-app.ts'
import styles from './welcome.module.css'

/** First run: two optional questions. */
export function Welcome() {
  const app = useApp()
  const settings = useHost(host => host.settings)
  const [name, setName] = useState<string | null>(null)
  const nameField = useRef<HTMLInputElement>(null)
  const isShown = Boolean(settings)
  useEffect(() => {
    if (isShown) nameField.current?.focus()
  }, [isShown])
  const start = async (sample: boolean) => {
    if (name?.trim())
      await app.hostStore.saveSettings(now => ({ seller: { ...now.seller, name: name.trim() } }))
    await newInvoice(app, sample)
  }
  if (!settings) return null
  return (
    <form
      className={styles.welcome}
      onSubmit={event => {
        event.preventDefault()
        void start(false)
      }}
    >
      <h1>{t('welcome.title')}</h1>
      <p className={styles.lead}>{t('welcome.lead')}</p>
      <div className={styles.questions}>
        <TextField
          ref={nameField}
          label={t('welcome.from')}
          placeholder={t('welcome.from.hint')}
          value={name ?? settings.seller.name ?? ''}
          onValue={setName}
        />
        <FieldFrame label={t('welcome.currency')}>
          {({ id }) => (
            <select
              id={id}
              className={controls.control}
              value={settings.currency}
              onChange={event => void app.hostStore.saveSettings({ currency: event.target.value })}
            >
              <CurrencyOptions />
            </select>
          )}
        </FieldFrame>
      </div>
      <div className={styles.actions}>
        <Button variant="primary" type="submit">
          {t('welcome.start')}
        </Button>
        <Button onClick={() => void start(true)}>{t('welcome.sample')}</Button>
      </div>
      <p className={styles.foot}>{t('welcome.foot')}</p>
    </form>
  )
}

export function NothingOpen() {
  const app = useApp()
  return (
    <div className={styles.nothing}>
      <h1>{t('nothing.title')}</h1>
      <p>{t('nothing.text')}</p>
      <Button onClick={() => void newInvoice(app)}>{t('list.new')}</Button>
    </div>
  )
}
