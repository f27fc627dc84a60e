/**
 * The browser opens what is dropped where nothing takes it: in this window, or in a new one that the shell has to close.
 * Fields take text as ever; what takes more, such as the logo, has dealt with the event before it comes here.
 */
function refuse(event: DragEvent): void {
  if (event.defaultPrevented || takesText(event)) return
  event.preventDefault()
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
}

const takesText = ({ target, dataTransfer }: DragEvent): boolean =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  dataTransfer?.types.includes('Files') === false

window.addEventListener('dragover', refuse)
window.addEventListener('drop', refuse)
