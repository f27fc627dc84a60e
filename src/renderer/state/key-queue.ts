import { flushSync } from 'react-dom'
import { enterText, pressKey } from './press-key.ts'

let runningWorks = 0
let isReplaying = false
/** input without a key event, such as a character chosen from a list, or pasted text */
interface QueuedText {
  text: string
  isPasted: boolean
}

const queue: (KeyboardEvent | QueuedText)[] = []

const modifiers: ReadonlySet<string> = new Set(['Alt', 'AltGraph', 'CapsLock', 'Control', 'Meta', 'Shift'])

/**
 * Queues the keys pressed while work that moves the focus waits for the host, and replays them once the focus has
 * moved, so that text typed ahead reaches its field.
 */
export async function queueKeysDuring<Value>(
  work: () => Promise<Value>,
  isFocusPending: () => boolean = () => false,
): Promise<Value> {
  runningWorks += 1
  try {
    return await work()
  } finally {
    // two frames, after which the changes of the work are rendered
    for (let frames = 0; frames < 2; frames += 1) await nextFrame()
    for (let frames = 0; frames < maxFrames && isFocusPending(); frames += 1) await nextFrame()
    runningWorks -= 1
    replay()
  }
}

/** Milliseconds after which keys are released, because a missing answer must not block the keyboard. */
const maxQueueMs = 3000

/** Queues a key and all following ones until the element that it acts on exists. */
export function queueKeyUntil(event: KeyboardEvent, until: Promise<unknown>): void {
  event.preventDefault()
  event.stopPropagation()
  queue.unshift(event)
  const limit = new Promise(resolve => setTimeout(resolve, maxQueueMs))
  void queueKeysDuring(() => Promise.race([until, limit]))
}

/** Runs work and passes on whether the user typed meanwhile; the focus must not move then. */
export async function detectTypingDuring<Value>(
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

/** a row may have to scroll into view before it can be focused */
const maxFrames = 30
/** milliseconds, for a hidden window, which draws no frames */
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

/** A replayed key may start a new wait; the remaining keys stay queued then. */
function replay(): void {
  if (isReplaying) return
  isReplaying = true
  try {
    while (runningWorks === 0) {
      const next = queue.shift()
      if (next === undefined) return
      // rendered before the next key, whose target depends on it
      flushSync(() => (next instanceof KeyboardEvent ? pressKey(next) : enterText(next)))
    }
  } finally {
    isReplaying = false
  }
}

/** The pasted text is known only when the browser pastes. */
const isPaste = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'v'

/** @returns stops it */
export function listenForQueuedKeys(): () => void {
  const mustQueue = (event: Event) => event.isTrusted && !isReplaying && runningWorks > 0
  const onKeyDown = (event: KeyboardEvent) => {
    if (!mustQueue(event)) return
    // An input method composes in the focused field, and its keys cannot be replayed.
    if (modifiers.has(event.key) || event.isComposing || isPaste(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    queue.push(event)
  }
  const onInput = (event: InputEvent) => {
    if (!mustQueue(event) || event.inputType !== 'insertText' || event.data === null) return
    event.preventDefault()
    queue.push({ text: event.data, isPasted: false })
  }
  const onPaste = (event: ClipboardEvent) => {
    if (!mustQueue(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    queue.push({ text: event.clipboardData?.getData('text/plain') ?? '', isPasted: true })
  }
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  window.addEventListener('keydown', onKeyDown, options)
  window.addEventListener('beforeinput', onInput, options)
  window.addEventListener('paste', onPaste, options)
  return () => listening.abort()
}
