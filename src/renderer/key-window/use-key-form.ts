import { useCallback, useEffect, useState } from 'react'
import type { KeyStatus } from '#contract/connections.ts'
import type { Answer } from '#contract/operation.ts'
import type { KeyWindowApi, KeyWindowSubject } from '#contract/operations/key-window-api.ts'
import { checkKey } from '#core/text/key.ts'
import { english, textOf } from './texts.ts'

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
        answer => (answer.ok ? setSubject(answer.value) : setProblem(textOf(answer.error.message))),
        () => setProblem(english['no-answer']),
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
      setProblem(english['choose-first'])
      return
    }
    setBusy(true)
    const failure = await call().then(
      answer => (answer.ok ? '' : textOf(answer.error.message)),
      () => english['no-answer'],
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
      setProblem(textOf(checked.message))
    },
    paste: () => submit(() => api.pasteFromClipboard({ sessionOnly })),
    cancel: () => void api.cancel(),
  }
}
