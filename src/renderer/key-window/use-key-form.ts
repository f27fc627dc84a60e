import { useCallback, useEffect, useState } from 'react'
import type { KeyStatus } from '#contract/desktop-api.ts'
import type { KeyWindowApi, KeyWindowSubject } from '#contract/key-window-api.ts'
import type { Answer } from '#contract/operation.ts'
import { checkKey } from '#core/key.ts'

const unreachable = 'Billwright does not answer. Close this window and try again.'

/** State of the form. The key is held only here and in the call that saves it. */
export const useKeyForm = (api: KeyWindowApi) => {
  const [subject, setSubject] = useState<KeyWindowSubject>()
  const [key, setKey] = useState('')
  const [sessionOnly, setSessionOnly] = useState(false)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)

  const loadSubject = useCallback(
    () =>
      api.subject().then(
        answer => (answer.ok ? setSubject(answer.value) : setProblem(answer.error.message)),
        () => setProblem(unreachable),
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

  // without a password store only the session remains; a locked store may be unlocked meanwhile
  const keychain = subject?.keychain
  const needsConsent = keychain?.available === false && keychain.reason === 'missing' && !sessionOnly

  const submit = async (call: () => Promise<Answer<KeyStatus>>) => {
    if (busy) return
    if (needsConsent) {
      setProblem('Choose to keep the key until you quit, or cancel.')
      return
    }
    setBusy(true)
    const failure = await call().then(
      answer => (answer.ok ? '' : answer.error.message),
      () => unreachable,
    )
    setProblem(failure)
    // the password store may have refused, which offers a choice
    if (failure !== '') await loadSubject()
    setBusy(false)
  }

  return {
    subject,
    key,
    sessionOnly,
    problem,
    busy,
    setSessionOnly,
    type(text: string) {
      setKey(text)
      setProblem('')
    },
    save() {
      // whitespace around a pasted key is ignored
      const trimmed = key.trim()
      const checked = checkKey(trimmed)
      if (checked.ok) return submit(() => api.save({ key: trimmed, sessionOnly }))
      setProblem(checked.message)
    },
    paste: () => submit(() => api.pasteFromClipboard({ sessionOnly })),
    cancel: () => void api.cancel(),
  }
}
