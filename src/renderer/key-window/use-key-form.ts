import { useCallback, useEffect, useState } from 'react'
import type { Answer, KeyStatus } from '#contract/desktop-api.ts'
import type { KeyWindowApi, KeyWindowSubject } from '#contract/key-window-api.ts'
import { checkKey } from '#core/key.ts'

const unreachable = 'Billwright does not answer. Close this window and try again.'

/** The form's state. The key is in it and in the one call that saves it, and nowhere else. */
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

  // where there is no password store nothing else can be tried; any other may be unlocked meanwhile
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
    // what refused may have been the password store: then there is a choice to make
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
      // what surrounds a pasted key is not part of it
      const trimmed = key.trim()
      const checked = checkKey(trimmed)
      if (checked.ok) return submit(() => api.save({ key: trimmed, sessionOnly }))
      setProblem(checked.message)
    },
    paste: () => submit(() => api.pasteFromClipboard({ sessionOnly })),
    cancel: () => void api.cancel(),
  }
}
