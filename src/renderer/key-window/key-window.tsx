import { useState } from 'react'
import type { KeyStatus } from '#contract/desktop-api.ts'
import type { KeyWindowApi, KeyWindowSubject } from '#contract/key-window-api.ts'
import { checkKey, type KeyKind } from '#core/key.ts'
import { useKeyForm } from './use-key-form.ts'

export const KeyWindow = ({ api }: { api: KeyWindowApi }) => {
  const form = useKeyForm(api)
  const [shown, setShown] = useState(false)
  const { subject, problem } = form

  return (
    <main className="key-window">
      <h1>{subject ? `Key for ${subject.connectionName}` : 'API key'}</h1>
      <form
        noValidate
        autoComplete="off"
        onSubmit={event => {
          event.preventDefault()
          void form.save()
        }}
      >
        <label htmlFor="key">API key</label>
        <div className="key-field">
          <input
            id="key"
            // biome-ignore lint/a11y/noAutofocus: the window exists for this one field
            autoFocus
            type={shown ? 'text' : 'password'}
            value={form.key}
            onChange={event => form.type(event.target.value)}
            placeholder="svc_test_… or svc_live_…"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            aria-invalid={problem !== ''}
            aria-describedby="key-problem key-reading key-kept"
          />
          <button type="button" className="reveal" aria-pressed={shown} onClick={() => setShown(!shown)}>
            {shown ? 'Hide key' : 'Show key'}
          </button>
        </div>
        <p id="key-problem" className="problem" role="alert">
          {problem}
        </p>
        <p id="key-reading" className="reading">
          {problem === '' ? typedKeyText(form.key.trim()) : ''}
        </p>

        {subject && !subject.keychain.available && (
          <section className="no-keychain" aria-label="No password store">
            <p>{subject.keychain.message}</p>
            <label className="choice">
              <input
                type="checkbox"
                checked={form.sessionOnly}
                onChange={event => form.setSessionOnly(event.target.checked)}
              />
              Keep this key until I quit
            </label>
          </section>
        )}
        <p id="key-kept" className="quiet">
          {subject?.current ? `${currentKeyText(subject.current)} ` : ''}
          {subject ? storageText(subject) : ''}
        </p>

        <div className="actions">
          {subject?.canPaste && (
            <button type="button" className="paste" disabled={form.busy} onClick={() => void form.paste()}>
              Paste and save
            </button>
          )}
          <button type="button" onClick={form.cancel}>
            Cancel
          </button>
          <button type="submit" className="primary" disabled={form.busy}>
            Save key
          </button>
        </div>
      </form>
    </main>
  )
}

const currentKeyText = (current: KeyStatus): string =>
  `Replaces the ${current.kind} key ending in ${current.last4}.`

const keyKindText = (kind: KeyKind): string =>
  kind === 'test'
    ? 'A test key: free, and every PDF is marked TEST.'
    : 'A live key: your account is charged for each invoice submitted with it.'

/** Describes the typed key; empty while it is incomplete. */
const typedKeyText = (text: string): string => {
  const checked = checkKey(text)
  return checked.ok ? keyKindText(checked.kind) : ''
}

const storageText = ({ keychain }: KeyWindowSubject): string =>
  keychain.available
    ? `Kept in ${keychain.name}, never in a file.`
    : 'Billwright never writes a key into a file. It can keep this one in memory until you quit.'
