import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { whileSet } from '../state/host/while-set.ts'
import { useKeyQueue } from './use-key-queue.ts'

export interface Suggestion {
  key: string
}

interface SuggestionOptions<Value extends Suggestion> {
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>
  load: (text: string) => Promise<readonly Value[]>
  onChoose: (value: Value) => void
  /** whether the first option matches the typed text so that Enter chooses it without an arrow key */
  preselects?: (first: Value, text: string) => boolean
}

export interface Suggestions<Value extends Suggestion> {
  listId: string
  options: readonly Value[]
  /** -1: the typed text, not an option */
  active: number
  /** asks for suggestions; while an answer is pending, only the newest text is asked for afterwards */
  ask(text: string): void
  close(): void
  choose(index: number): void
  setActive(index: number): void
  /** returns true if the list handled the key */
  onKeyDown(event: KeyboardEvent): boolean
  /** attributes of the text field */
  attributes: Record<string, string | undefined>
}

/**
 * Suggestions below a text field, by the pattern "list autocomplete with manual selection" of WAI-ARIA. Only the
 * pointer, or Enter after an arrow key or on a preselected option, chooses an option; Tab and leaving the field keep
 * the typed text.
 */
export function useSuggestions<Value extends Suggestion>({
  field,
  load,
  onChoose,
  preselects,
}: SuggestionOptions<Value>): Suggestions<Value> {
  const listId = useId()
  const [options, setOptions] = useState<readonly Value[]>([])
  // the key of the option instead of its index, so that a late answer keeps the option chosen with an arrow key
  const [activeKey, setActiveKey] = useState<string>()
  const active = options.findIndex(({ key }) => key === activeKey)
  const setActive = (index: number) => setActiveKey(options[index]?.key)
  const wanted = useRef<string | null>(null)
  const isLoading = useRef(false)
  const [isAnswered, setAnswered] = useState(true)
  const queueUntilAnswered = useKeyQueue(isAnswered)
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const ask = async (text: string) => {
    wanted.current = text
    setActiveKey(undefined)
    if (isLoading.current) return
    const setLoading = (isRunning: boolean) => {
      isLoading.current = isRunning
      setAnswered(!isRunning)
    }
    await whileSet(setLoading, async () => {
      for (let asked: string | null = null; wanted.current !== null && wanted.current !== asked; ) {
        asked = wanted.current
        const found = await load(asked)
        const isWanted = wanted.current === asked && isMounted.current
        if (!isWanted || field.current !== document.activeElement) continue
        setOptions(found)
        const [first] = found
        if (first && preselects?.(first, asked)) setActiveKey(first.key)
      }
    })
  }
  const close = () => {
    wanted.current = null
    setOptions([])
    setActiveKey(undefined)
  }
  const choose = (index: number) => {
    const value = options[index]
    close()
    if (value) onChoose(value)
  }

  const onKeyDown = (event: KeyboardEvent): boolean => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event
    if (event.nativeEvent.isComposing || altKey || ctrlKey || metaKey || shiftKey) return false
    const isForList =
      key === 'ArrowDown' || key === 'ArrowUp' || (key === 'Enter' && preselects !== undefined)
    if (isForList && queueUntilAnswered(event)) return true
    if (options.length === 0) return false
    const last = options.length - 1
    if (key === 'ArrowDown') setActive(active === last ? -1 : active + 1)
    else if (key === 'ArrowUp') setActive(active === -1 ? last : active - 1)
    else if (key === 'Escape') close()
    else if (key === 'Enter' && active !== -1) choose(active)
    else {
      if (key === 'Enter' || key === 'Tab') close()
      return false
    }
    event.preventDefault()
    event.stopPropagation()
    return true
  }

  const isOpen = options.length > 0
  return {
    listId,
    options,
    active,
    ask: text => void ask(text),
    close,
    choose,
    setActive,
    onKeyDown,
    attributes: {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': active === -1 ? undefined : `${listId}-${active}`,
    },
  }
}
