/**
 * Blocks file drops outside drop targets, because the browser would open the file in this or a new window.
 * Text fields accept text; drop targets such as the logo handle the event first.
 */
function blockDrop(event: DragEvent): void {
  if (event.defaultPrevented || acceptsText(event)) return
  event.preventDefault()
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
}

const acceptsText = ({ target, dataTransfer }: DragEvent): boolean =>
  isEditableText(target) && dataTransfer?.types.includes('text/plain') === true

/** Dates, selects and read-only fields have no caret, so the browser would open a dropped file. */
const isEditableText = (target: EventTarget | null): boolean =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  target.selectionStart !== null &&
  !target.readOnly &&
  !target.disabled

// Chromium sends dragenter instead of dragover if the element under the pointer was replaced.
window.addEventListener('dragenter', blockDrop)
window.addEventListener('dragover', blockDrop)
window.addEventListener('drop', blockDrop)
