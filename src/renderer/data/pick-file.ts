/** File dialog of the browser, available in both shells; `undefined` if cancelled. */
export function pickFile(accept: string): Promise<File | undefined> {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = accept
  const { promise, resolve } = Promise.withResolvers<File | undefined>()
  input.addEventListener('change', () => resolve(input.files?.[0]))
  input.addEventListener('cancel', () => resolve(undefined))
  input.click()
  return promise
}
