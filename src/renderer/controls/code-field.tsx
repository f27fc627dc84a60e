import { useEffect, useRef, useState } from 'react'
import { codeOf, type NamedCode, searchCodes } from '#core/codes/code-list.ts'
import { useLanguage } from '../i18n/language.ts'
import { t } from '../i18n/translate.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { type FieldMessage, TextField } from './text-field.tsx'
import { useSuggestions } from './use-suggestions.ts'

/** Loads a list of codes on first use; `null` until it is loaded. */
export type LoadCodes = () => Promise<readonly NamedCode[]>

export function useCodes(load: LoadCodes): readonly NamedCode[] | null {
  const [codes, setCodes] = useState<readonly NamedCode[] | null>(null)
  const language = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: names are in the language of the window
  useEffect(() => {
    let isCurrent = true
    void load().then(loaded => isCurrent && setCodes(loaded))
    return () => {
      isCurrent = false
    }
  }, [load, language])
  return codes
}

/** An entry of the list below a code field. */
export interface CodeOption extends NamedCode {
  key: string
}

export const codeOptions = (codes: readonly NamedCode[], text: string): CodeOption[] =>
  searchCodes(codes, text).map(each => ({ ...each, key: each.code }))

interface CodeFieldProps {
  label: string
  value: string
  codes: readonly NamedCode[] | null
  /** a code of the list, or the typed text if it is not in the list */
  onCode: (code: string) => void
  onBlur?: () => void
  message?: FieldMessage | undefined
  hint?: string | undefined
  path?: string
  className?: string | undefined
  readOnly?: boolean
}

/**
 * Field for a code of a list, displayed by its name with the code beside it. Typing searches codes and names; a code
 * that is not in the list is kept.
 */
export function CodeField({ label, value, codes, onCode, onBlur, ...frame }: CodeFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  // if the value differs from that of the typed text, something else changed it, such as undo
  const [typing, setTyping] = useState<{ text: string; value: string } | null>(null)
  const typed = typing?.value === value ? typing.text : null
  const suggestions = useSuggestions<CodeOption>({
    field,
    load: async text => (codes && !frame.readOnly ? codeOptions(codes, text) : []),
    onChoose: ({ code }) => {
      onCode(code)
      setTyping(null)
      // a chosen entry ends the edit; typing after it is a separate change
      onBlur?.()
    },
  })
  const name = codes?.find(({ code }) => code === value)?.name
  const settle = () => {
    const found = typed === null || typed.trim() === '' ? [] : codeOptions(codes ?? [], typed)
    const [only, ...others] = found
    if (typed !== null && only && others.length === 0 && only.code !== value) onCode(only.code)
    setTyping(null)
  }
  return (
    <>
      <TextField
        {...frame}
        {...suggestions.attributes}
        ref={field}
        label={label}
        role="combobox"
        aria-expanded={suggestions.options.length > 0}
        value={typed ?? (name === undefined ? value : t('code.named', { name, code: value }))}
        onValue={text => {
          const code = codeOf(codes ?? [], text) ?? text
          setTyping({ text, value: code })
          onCode(code)
          suggestions.ask(text)
        }}
        onFocus={event => event.target.select()}
        onClick={() => typed === null && suggestions.ask('')}
        onKeyDown={event => {
          if (suggestions.onKeyDown(event)) return
          if (event.key !== 'ArrowDown' || event.altKey) return
          event.preventDefault()
          suggestions.ask(typed ?? '')
        }}
        onBlur={() => {
          suggestions.close()
          settle()
          onBlur?.()
        }}
      />
      <SuggestionList suggestions={suggestions} field={field} label={label}>
        {({ code, name: title }) => ({ title, amount: code })}
      </SuggestionList>
    </>
  )
}
