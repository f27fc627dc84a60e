export interface PressedKey {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/**
 * Does a key press mean this shortcut, written in Electron's notation (`CmdOrCtrl+Shift+D`)? Letters go by what the
 * layout types, digits by their place, since many layouts type them with Shift. AltGr arrives as Ctrl+Alt and never
 * matches.
 */
export function matches(shortcut: string, pressed: PressedKey, mac: boolean): boolean {
  const parts = shortcut.split('+')
  const name = parts.at(-1) ?? ''
  const held = new Set(parts.slice(0, -1))
  const mod = held.has('CmdOrCtrl')
  const isHeld =
    pressed.shiftKey === held.has('Shift') &&
    pressed.altKey === held.has('Alt') &&
    pressed.metaKey === (mod && mac) &&
    pressed.ctrlKey === (held.has('Ctrl') || (mod && !mac))
  if (!isHeld) return false
  if (/^\d$/.test(name)) return pressed.code === `Digit${name}`
  return pressed.key.toLowerCase() === (keyNames[name] ?? name).toLowerCase()
}

const keyNames: Readonly<Record<string, string>> = { Up: 'ArrowUp', Down: 'ArrowDown', Esc: 'Escape' }

const macSymbols: Readonly<Record<string, string>> = {
  CmdOrCtrl: '⌘',
  Shift: '⇧',
  Alt: '⌥',
  Ctrl: '⌃',
  Enter: '↩',
  Backspace: '⌫',
  Up: '↑',
  Down: '↓',
}
const symbols: Readonly<Record<string, string>> = {
  CmdOrCtrl: 'Ctrl',
  Shift: '⇧',
  Enter: '↵',
  Backspace: '⌫',
  Up: '↑',
  Down: '↓',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
}

/** As people know it: `Ctrl K`, `⌘K`. */
export function shortcutLabel(shortcut: string, mac: boolean): string {
  const words = shortcut.split('+').map(part => (mac ? macSymbols[part] : symbols[part]) ?? part)
  return words.join(mac ? '' : ' ')
}

/** In the notation of `aria-keyshortcuts`. */
export const ariaShortcut = (shortcut: string, mac: boolean): string =>
  shortcut.replace('CmdOrCtrl', mac ? 'Meta' : 'Control').replace(/\b(Up|Down)$/, 'Arrow$1')
