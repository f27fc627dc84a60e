import { useState } from 'react'
import type { KeyWindowApi, KeyWindowSubject } from '#contract/operations/key-window-api.ts'
import { checkKey } from '#core/text/key.ts'
import { Checkbox } from '../controls/checkbox.tsx'
import { Progress } from '../controls/progress.tsx'
import { t, textOf } from './texts.ts'
import { useKeyForm } from './use-key-form.ts'

export const KeyWindow = ({ api }: { api: KeyWindowApi }) => {
  const form = useKeyForm(api)
  const [shown, setShown] = useState(false)
  const { subject, problem } = form

  return (
    <main className="key-window">
      <h1>
        {subject ? t('key_window.title.of', { connection: subject.connectionName }) : t('key_window.title')}
      </h1>
      {subject && <p className="quiet">{t('key_window.sent-to', { origin: subject.origin })}</p>}
      <form
        noValidate
        autoComplete="off"
        onSubmit={event => {
          event.preventDefault()
          void form.save()
        }}
      >
        <label htmlFor="key">{t('key_window.label')}</label>
        <div className="key-field">
          <input
            id="key"
            // biome-ignore lint/a11y/noAutofocus: the window exists for this one field
            autoFocus
            type={shown ? 'text' : 'password'}
            value={form.key}
            onChange={event => form.type(event.target.value)}
            placeholder={t('key_window.placeholder')}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            aria-invalid={problem !== ''}
            aria-describedby="key-problem key-reading key-kept"
          />
          <button type="button" className="reveal" aria-pressed={shown} onClick={() => setShown(!shown)}>
            {shown ? t('key_window.hide') : t('key_window.show')}
          </button>
        </div>
        <p id="key-problem" className="problem" role="alert">
          {problem}
        </p>
        <p id="key-reading" className="reading" role="status">
          {form.busy ? t('key_window.trying') : problem === '' ? typedKeyText(form.key.trim()) : ''}
        </p>
        {form.busy && <Progress label={t('key_window.trying')} />}

        {subject && !subject.keychain.available && (
          <section className="no-keychain" aria-label={t('key_window.no-keychain')}>
            <p>{textOf(subject.keychain.message)}</p>
            <label className="choice">
              <Checkbox
                checked={form.sessionOnly}
                onChange={event => form.setSessionOnly(event.target.checked)}
              />
              {t('key_window.keep-in-memory')}
            </label>
          </section>
        )}
        <div id="key-kept" className="quiet">
          {subject?.current && <p>{t('key_window.replaces', subject.current)}</p>}
          {subject && <p>{storageText(subject)}</p>}
        </div>

        <div className="actions">
          {subject?.canPaste && (
            <button
              type="button"
              className="paste"
              aria-disabled={form.busy}
              onClick={() => void form.paste()}
            >
              {t('key_window.paste')}
            </button>
          )}
          <button type="button" onClick={form.busy ? form.stop : form.cancel}>
            {form.busy ? t('key_window.stop') : t('key_window.cancel')}
          </button>
          {form.untried !== undefined && (
            <button type="button" onClick={() => void form.keepUntried()}>
              {t('key_window.keep-untried')}
            </button>
          )}
          <button type="submit" className="primary" aria-disabled={form.busy}>
            {t('key_window.save')}
          </button>
        </div>
      </form>
    </main>
  )
}

/** Describes the typed key; empty while it is incomplete. */
const typedKeyText = (text: string): string => {
  const checked = checkKey(text)
  return checked.ok ? t(`key_window.kind.${checked.kind}`) : ''
}

const storageText = ({ keychain }: KeyWindowSubject): string =>
  keychain.available ? t('key_window.kept-in', { name: keychain.name }) : t('key_window.kept-nowhere')
