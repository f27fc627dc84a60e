export interface BridgeNames {
  /** `window.billwright` or `window.billwrightKey` */
  global: string
  /** the function that Playwright puts into the page */
  binding: string
  operations: readonly string[]
  /** name of the DOM event that carries a host event; absent where the page hears none */
  hostEvent?: string
}

interface PageWorld {
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
 * Runs in the page, before its own scripts: makes the same object of named functions that Electron's preload
 * exposes. It is handed over as text, so it may use nothing from outside itself.
 */
export const installBridge = ({ global, binding, operations, hostEvent }: BridgeNames): void => {
  const world = globalThis as unknown as PageWorld
  // the browser hands an address like mailto: to another program without any request that could be stopped
  const known = ['https:', 'http:', 'about:', 'blob:', 'data:', 'javascript:']
  world.navigation?.addEventListener('navigate', event => {
    if (!known.includes(event.destination.url.replace(/:.*$/s, ':'))) event.preventDefault()
  })
  if (world.top !== world.self) return

  const send = world[binding] as (operation: string, argument?: string) => Promise<string>
  delete world[binding]
  const { parse, stringify } = JSON

  const bytesOf = (text: string): Uint8Array =>
    (Uint8Array as unknown as Bytes).fromBase64?.(text) ??
    Uint8Array.from(atob(text), character => character.charCodeAt(0))
  // a reviver would be called for every number of every region of a page, which takes five times as long
  const revive = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if ('$bytes' in value) return bytesOf(String(value.$bytes))
    const parts = value as Record<string, unknown>
    for (const part in parts) if (typeof parts[part] === 'object') parts[part] = revive(parts[part])
    return parts
  }

  // called in the same turn, so that a save started while the page is closing still leaves it
  const call = (operation: string) => (argument?: unknown) =>
    send(operation, argument === undefined ? undefined : stringify(argument)).then(text =>
      revive(parse(text)),
    )

  const api: Record<string, unknown> = {}
  for (const operation of operations) api[operation] = call(operation)

  if (hostEvent !== undefined) {
    const listeners = new Set<(event: unknown) => void>()
    const tell = (event: unknown) => {
      for (const listener of listeners) listener(event)
    }
    world.addEventListener(hostEvent, ({ detail }) => tell(detail))
    // the browser's window can be closed without the host being asked: what is unsaved leaves now
    world.addEventListener('pagehide', () => tell({ type: 'closing' }))
    // a program's window is not loaded again; with unsaved words it would look like being closed
    world.addEventListener('keydown', event => {
      const isReload = event.key === 'F5' || ((event.ctrlKey || event.metaKey) && /^r$/i.test(event.key))
      if (isReload) event.preventDefault()
    })
    api.onEvent = (listener: (event: unknown) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
  }

  world[global] = Object.freeze(api)
  // nothing opens a window from here; the host closes any that appears all the same
  world.open = () => null
}
