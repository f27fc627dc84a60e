/** Performs the effect of a queued key press on the focused element. */
export function pressKey(pressed: KeyboardEvent): void {
  const target = document.activeElement ?? document.body
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = pressed
  const init = { key, code, ctrlKey, metaKey, altKey, shiftKey, bubbles: true, cancelable: true }
  if (!target.dispatchEvent(new KeyboardEvent('keydown', init))) return
  const isShortcut = (ctrlKey || metaKey || altKey) && !pressed.getModifierState('AltGraph')
  const { activeElement } = document
  if (!isShortcut) actOf(key, shiftKey)
  else if (key.toLowerCase() === 'a' && !altKey && isTextEntry(activeElement)) activeElement.select()
}

function actOf(key: string, isShift: boolean): void {
  const target = document.activeElement
  if (key === 'Tab') moveToNextStop(isShift ? -1 : 1)
  else if (key === 'Escape') closeTopLayer()
  else if (isTextEntry(target)) edit(target, key)
  else if (key === 'Enter' || key === ' ') activate(target, key)
}

type TextEntry = HTMLInputElement | HTMLTextAreaElement

const toggles: ReadonlySet<string> = new Set(['button', 'checkbox', 'color', 'file', 'radio', 'submit'])

const isTextEntry = (element: Element | null): element is TextEntry =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !toggles.has(element.type))

const movements: Readonly<
  Record<string, [direction: 'backward' | 'forward' | 'left' | 'right', by: string]>
> = {
  ArrowLeft: ['left', 'character'],
  ArrowRight: ['right', 'character'],
  ArrowUp: ['backward', 'line'],
  ArrowDown: ['forward', 'line'],
  Home: ['backward', 'lineboundary'],
  End: ['forward', 'lineboundary'],
}

/** Enters text that was pasted or typed without keys. */
export function enterText({ text, isPasted }: { text: string; isPasted: boolean }): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  const isHandled = isPasted && !(document.activeElement ?? document.body).dispatchEvent(paste)
  if (!isHandled) insertText(text)
}

const insertText = (text: string): boolean => document.execCommand('insertText', false, text)

/** `execCommand` is the only way to edit that the browser's undo and React's fields register. */
function edit(field: TextEntry, key: string): void {
  const movement = movements[key]
  if (movement) getSelection()?.modify('move', ...movement)
  else if (key === 'Backspace') document.execCommand('delete')
  else if (key === 'Delete') document.execCommand('forwardDelete')
  else if (key === 'Enter' && field instanceof HTMLTextAreaElement) document.execCommand('insertLineBreak')
  else if (key === 'Enter') field.form?.requestSubmit()
  else if ([...key].length === 1) insertText(key)
}

function activate(target: Element | null, key: string): void {
  const isClicked = target instanceof HTMLButtonElement || (target instanceof HTMLInputElement && key === ' ')
  if (isClicked || target instanceof HTMLAnchorElement || target?.matches('summary'))
    (target as HTMLElement).click()
}

function closeTopLayer(): void {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))
}

const stops = 'a[href], button, input, select, textarea, summary, [tabindex]'

function moveToNextStop(by: 1 | -1): void {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const found = [...(dialog ?? document).querySelectorAll<HTMLElement>(stops)].filter(isStop)
  const at = found.indexOf(document.activeElement as HTMLElement)
  const next = found[(at + by + found.length) % found.length]
  next?.focus()
  if (isTextEntry(next ?? null)) (next as TextEntry).select()
}

const isStop = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled') &&
  element.closest('[inert]') === null &&
  element.checkVisibility({ visibilityProperty: true })
