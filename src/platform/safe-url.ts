const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

export const isLoopback = (url: URL): boolean => loopbackNames.has(url.hostname)

/** https anywhere, http only to this computer, and no name or password in it; `undefined` otherwise. */
export function safeUrl(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url))
  return isSafe && url.username === '' && url.password === '' ? url : undefined
}
