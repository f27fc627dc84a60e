/**
 * File dialog of the browser, available in both shells.
 * @returns `undefined` if cancelled
 */
export function pickFile(accept: string): Promise<File | undefined> {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = accept
  input.hidden = true
  const { promise, resolve } = Promise.withResolvers<File | undefined>()
  input.addEventListener('change', () => resolve(input.files?.[0]))
  input.addEventListener('cancel', () => resolve(undefined))
  // an element outside the document may be garbage-collected while its dialog is open
  document.body.append(input)
  input.click()
  return promise.finally(() => input.remove())
}

/** Content of a file as base64, without blocking the window. */
export async function toBase64(part: Blob): Promise<string> {
  const reader = new FileReader()
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  reader.onload = () => resolve(String(reader.result))
  reader.onerror = () => reject(reader.error)
  reader.readAsDataURL(part)
  const url = await promise
  return url.slice(url.indexOf(',') + 1)
}
