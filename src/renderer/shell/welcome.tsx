import { useState } from 'react'
import { Button } from '../controls/button.tsx'
import controls from '../controls/field.module.css'
import { FieldFrame, TextField } from '../controls/text-field.tsx'
import { CurrencyOptions } from '../editor/editor-header.tsx'
import { say } from '../i18n/translate.ts'
import { newInvoice } from '../invoice-list/list-actions.ts'
import { useDesk, usePage } from '../state/use-app.ts'
import styles from './welcome.module.css'

/** The first minute: no account, no wizard, two questions that may be left alone. */
export function Welcome() {
  const page = usePage()
  const settings = useDesk(desk => desk.settings)
  const [name, setName] = useState<string | null>(null)
  const start = async (sample: boolean) => {
    if (name?.trim()) await page.desk.saveSettings(now => ({ seller: { ...now.seller, name: name.trim() } }))
    await newInvoice(page, sample)
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
      <h1>{say('welcome.title')}</h1>
      <p className={styles.lead}>{say('welcome.lead')}</p>
      <div className={styles.questions}>
        <TextField
          label={say('welcome.from')}
          placeholder={say('welcome.from.hint')}
          value={name ?? settings.seller.name ?? ''}
          onValue={setName}
        />
        <FieldFrame label={say('welcome.currency')}>
          {({ id }) => (
            <select
              id={id}
              className={controls.control}
              value={settings.currency}
              onChange={event => void page.desk.saveSettings({ currency: event.target.value })}
            >
              <CurrencyOptions />
            </select>
          )}
        </FieldFrame>
      </div>
      <div className={styles.actions}>
        <Button look="primary" type="submit">
          {say('welcome.start')}
        </Button>
        <Button onClick={() => void start(true)}>{say('welcome.sample')}</Button>
      </div>
      <p className={styles.foot}>{say('welcome.foot')}</p>
    </form>
  )
}

export function NothingOpen() {
  const page = usePage()
  return (
    <div className={styles.nothing}>
      <h1>{say('nothing.title')}</h1>
      <p>{say('nothing.text')}</p>
      <Button onClick={() => void newInvoice(page)}>{say('list.new')}</Button>
    </div>
  )
}
