/** File dialog of the browser, available in both shells; `undefined` if cancelled. */
export function pickFile(accept: string): Promise<File | undefined> {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = accept
  input.hidden = true
  const { promise, resolve } = Promise.withResolvers<File | undefined>()
  input.addEventListener('change', () => resolve(input.files?.[0]))
  input.addEventListener('cancel', () => resolve(undefined))
  // an element outside the document may be collected while its dialog is open
  document.body.append(input)
  input.click()
  return promise.finally(() => input.remove())
}
