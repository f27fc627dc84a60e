import { useCallback, useEffect, useState } from 'react'
import type { KeyStatus } from '#contract/connections.ts'
import type { Answer } from '#contract/operation.ts'
import type { KeyWindowApi, KeyWindowSubject } from '#contract/operations/key-window-api.ts'
import { checkKey } from '#core/text/key.ts'
import { t, textOf } from './texts.ts'

/** State of the form. Only this state and the call that saves it contain the key. */
export const useKeyForm = (api: KeyWindowApi) => {
  const [subject, setSubject] = useState<KeyWindowSubject>()
  const [key, setKey] = useState('')
  const [sessionOnly, setSessionOnly] = useState(false)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  /** how the key was entered if the last attempt got no answer from the service */
  const [untried, setUntried] = useState<'typed' | 'pasted'>()

  const loadSubject = useCallback(
    () =>
      api.subject().then(
        answer => (answer.ok ? setSubject(answer.value) : setProblem(textOf(answer.error.message))),
        () => setProblem(t('key_window.no-answer')),
      ),
    [api],
  )
  useEffect(() => void loadSubject(), [loadSubject])

  useEffect(() => {
    const cancelOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing) void api.cancel()
    }
    document.addEventListener('keydown', cancelOnEscape)
    return () => document.removeEventListener('keydown', cancelOnEscape)
  }, [api])

  // without a password store only the session can keep the key; a locked store may be unlocked meanwhile
  const keychain = subject?.keychain
  const needsConsent = keychain?.available === false && keychain.reason === 'missing' && !sessionOnly

  const submit = async (how: 'typed' | 'pasted', call: () => Promise<Answer<KeyStatus>>) => {
    if (busy) return
    if (needsConsent) {
      setProblem(t('key_window.choose-first'))
      return
    }
    setBusy(true)
    setProblem('')
    setUntried(undefined)
    const error = await call().then(
      answer => (answer.ok ? null : { ...answer.error, text: textOf(answer.error.message) }),
      () => ({ code: null, text: t('key_window.no-answer') }),
    )
    // reads again, because a password store that refused leaves the user a choice
    if (error !== null) await loadSubject()
    // set together, because an offered button has to work at once
    setProblem(error?.text ?? '')
    if (error?.code === 'key_untried') setUntried(how)
    setBusy(false)
  }

  function save(isUntried = false) {
    // whitespace around a pasted key is ignored
    const trimmed = key.trim()
    const checked = checkKey(trimmed)
    if (checked.ok) return submit('typed', () => api.save({ key: trimmed, sessionOnly, isUntried }))
    setProblem(textOf(checked.message))
  }

  const paste = (isUntried = false) =>
    submit('pasted', () => api.pasteFromClipboard({ sessionOnly, isUntried }))

  return {
    subject,
    key,
    sessionOnly,
    problem,
    busy,
    setSessionOnly,
    untried,
    type(text: string) {
      setKey(text)
      setProblem('')
      setUntried(undefined)
    },
    save,
    paste,
    keepUntried: () => (untried === 'pasted' ? paste(true) : save(true)),
    stop: () => void api.stopTrying(),
    cancel: () => void api.cancel(),
  }
}
