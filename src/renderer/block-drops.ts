/**
 * The browser opens what is dropped where nothing takes it: in this window, or in a new one that the shell has to close.
 * Fields take text as ever; what takes more, such as the logo, has dealt with the event before it comes here.
 */
function blockDrop(event: DragEvent): void {
  if (event.defaultPrevented || acceptsText(event)) return
  event.preventDefault()
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
}

const acceptsText = ({ target, dataTransfer }: DragEvent): boolean =>
  isEditableText(target) && dataTransfer?.types.includes('text/plain') === true

/** A date, a choice or a field that is only read has no caret; the browser would open what is dropped on it. */
const isEditableText = (target: EventTarget | null): boolean =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  target.selectionStart !== null &&
  !target.readOnly &&
  !target.disabled

// where the element under the pointer was just replaced, the browser sends this one in place of dragover
window.addEventListener('dragenter', blockDrop)
window.addEventListener('dragover', blockDrop)
window.addEventListener('drop', blockDrop)
