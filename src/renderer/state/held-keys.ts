import { flushSync } from 'react-dom'
import { enterText, pressKey } from './press-key.ts'

let holders = 0
let isReplaying = false
/** input without a key, such as a character that was chosen from a list, or pasted text */
interface HeldText {
  text: string
  isPasted: boolean
}

const held: (KeyboardEvent | HeldText)[] = []

const modifiers: ReadonlySet<string> = new Set(['Alt', 'AltGraph', 'CapsLock', 'Control', 'Meta', 'Shift'])

/**
 * Holds back the keys that are pressed while work that moves the focus waits for the host, and replays them once the
 * focus has moved: what is typed ahead reaches the field that it was meant for.
 */
export async function holdingKeys<Value>(
  work: () => Promise<Value>,
  isFocusPending: () => boolean = () => false,
): Promise<Value> {
  holders += 1
  try {
    return await work()
  } finally {
    // what the work changed is rendered by then
    for (let frames = 0; frames < 2; frames += 1) await nextFrame()
    for (let frames = 0; frames < maxFrames && isFocusPending(); frames += 1) await nextFrame()
    holders -= 1
    replay()
  }
}

/** An answer that does not come must not lock the keyboard. */
const maxKeyHoldMs = 3000

/** Holds back a key, and those that follow it, until what it acts on is there. */
export function holdKey(event: KeyboardEvent, until: Promise<unknown>): void {
  event.preventDefault()
  event.stopPropagation()
  held.unshift(event)
  const limit = new Promise(resolve => setTimeout(resolve, maxKeyHoldMs))
  void holdingKeys(() => Promise.race([until, limit]))
}

/** Runs work, and says whether the person has typed meanwhile: then the focus stays where it is. */
export async function watchingInput<Value>(
  work: () => Promise<Value>,
): Promise<{ value: Value; hasTyped: boolean }> {
  let hasTyped = false
  const listening = new AbortController()
  const onInput = () => {
    hasTyped = true
  }
  if (typeof document !== 'undefined')
    document.addEventListener('input', onInput, { capture: true, signal: listening.signal })
  try {
    const value = await work()
    return { value, hasTyped }
  } finally {
    listening.abort()
  }
}

/** A row may have to scroll into view before it takes the focus. */
const maxFrames = 30
/** of a window that draws no frames, because it is hidden */
const hiddenFrameMs = 50

const nextFrame = (): Promise<void> =>
  typeof requestAnimationFrame === 'undefined'
    ? Promise.resolve()
    : new Promise(resolve => {
        const timer = setTimeout(resolve, hiddenFrameMs)
        requestAnimationFrame(() => {
          clearTimeout(timer)
          resolve()
        })
      })

/** Keys that a replayed key leads to waiting for stay held. */
function replay(): void {
  if (isReplaying) return
  isReplaying = true
  try {
    while (holders === 0) {
      const next = held.shift()
      if (next === undefined) return
      // rendered before the next key, whose place depends on it
      flushSync(() => (next instanceof KeyboardEvent ? pressKey(next) : enterText(next)))
    }
  } finally {
    isReplaying = false
  }
}

/** Its text is known only once the browser pastes. */
const isPaste = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'v'

/** @returns a function that stops */
export function listenForHeldKeys(): () => void {
  const isHolding = (event: Event) => event.isTrusted && !isReplaying && holders > 0
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isHolding(event)) return
    // An input method composes in the field that has the focus; its keys cannot be repeated.
    if (modifiers.has(event.key) || event.isComposing || isPaste(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push(event)
  }
  const onInput = (event: InputEvent) => {
    if (!isHolding(event) || event.inputType !== 'insertText' || event.data === null) return
    event.preventDefault()
    held.push({ text: event.data, isPasted: false })
  }
  const onPaste = (event: ClipboardEvent) => {
    if (!isHolding(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held.push({ text: event.clipboardData?.getData('text/plain') ?? '', isPasted: true })
  }
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  window.addEventListener('keydown', onKeyDown, options)
  window.addEventListener('beforeinput', onInput, options)
  window.addEventListener('paste', onPaste, options)
  return () => listening.abort()
}
