export interface BridgeNames {
  global: string
  /** name of the binding that Playwright adds to the window */
  binding: string
  operations: readonly string[]
  /** name of the DOM event that carries host events; absent if the renderer receives none */
  hostEvent?: string
}

interface PageGlobal {
  [name: string]: unknown
  navigation?: {
    addEventListener(name: 'navigate', listener: (event: Navigation) => void): void
  }
  addEventListener(name: 'keydown', listener: (event: Key) => void): void
  addEventListener(name: string, listener: (event: { detail: unknown }) => void): void
}

interface Navigation {
  destination: { url: string }
  preventDefault(): void
}

interface Key {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  preventDefault(): void
}

interface Bytes {
  fromBase64?(text: string): Uint8Array
}

/**
 * Runs in the renderer before its own scripts and exposes the same object of named functions as Electron's
 * preload. Serialised as source text, so it may not reference anything outside itself.
 */
export const installBridge = ({ global, binding, operations, hostEvent }: BridgeNames): void => {
  const pageGlobal = globalThis as unknown as PageGlobal
  // The browser passes mailto: and similar URLs to other programs without a request that could be
  // intercepted.
  const known = ['https:', 'http:', 'about:', 'blob:', 'data:', 'javascript:']
  pageGlobal.navigation?.addEventListener('navigate', event => {
    if (!known.includes(event.destination.url.replace(/:.*$/s, ':'))) event.preventDefault()
  })
  if (pageGlobal.top !== pageGlobal.self) return

  const send = pageGlobal[binding] as (operation: string, argument?: string) => Promise<string>
  delete pageGlobal[binding]
  const { parse, stringify } = JSON

  const bytesOf = (text: string): Uint8Array =>
    (Uint8Array as unknown as Bytes).fromBase64?.(text) ??
    Uint8Array.from(atob(text), character => character.charCodeAt(0))
  // A JSON reviver would run for every number of every region of a page and take five times as long.
  const revive = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if ('$bytes' in value) return bytesOf(String(value.$bytes))
    const parts = value as Record<string, unknown>
    for (const part in parts) if (typeof parts[part] === 'object') parts[part] = revive(parts[part])
    return parts
  }

  // Sends synchronously, so that a save that starts while the window closes is still sent.
  const call = (operation: string) => (argument?: unknown) =>
    send(operation, argument === undefined ? undefined : stringify(argument)).then(text =>
      revive(parse(text)),
    )

  const api: Record<string, unknown> = {}
  for (const operation of operations) api[operation] = call(operation)

  if (hostEvent !== undefined) {
    const listeners = new Set<(event: unknown) => void>()
    const emit = (event: unknown) => {
      for (const listener of listeners) listener(event)
    }
    pageGlobal.addEventListener(hostEvent, ({ detail }) => emit(detail))
    // The browser window can close without asking the host, so unsaved changes are sent now.
    pageGlobal.addEventListener('pagehide', () => emit({ type: 'closing' }))
    // Reloading would discard unsaved changes, so the reload shortcuts are disabled.
    pageGlobal.addEventListener('keydown', event => {
      const isReload = event.key === 'F5' || ((event.ctrlKey || event.metaKey) && /^r$/i.test(event.key))
      if (isReload) event.preventDefault()
    })
    api.onEvent = (listener: (event: unknown) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
  }

  pageGlobal[global] = Object.freeze(api)
  // Disables window.open; the host also closes any window that opens anyway.
  pageGlobal.open = () => null
}
