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
