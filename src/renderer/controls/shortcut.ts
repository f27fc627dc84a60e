import { t } from '../i18n/translate.ts'

export interface PressedKey {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/**
 * Whether a key press matches a shortcut in Electron's notation (`CmdOrCtrl+Shift+D`). Letters match by the
 * typed character, digits by key position, because many layouts type digits with Shift. AltGr arrives as
 * Ctrl+Alt and never matches.
 */
export function matches(shortcut: string, pressed: PressedKey, mac: boolean): boolean {
  const parts = shortcut.split('+')
  const name = parts.at(-1) ?? ''
  const modifiers = new Set(parts.slice(0, -1))
  const mod = modifiers.has('CmdOrCtrl')
  const hasModifiers =
    pressed.shiftKey === modifiers.has('Shift') &&
    pressed.altKey === modifiers.has('Alt') &&
    pressed.metaKey === (mod && mac) &&
    pressed.ctrlKey === (modifiers.has('Ctrl') || (mod && !mac))
  if (!hasModifiers) return false
  if (/^\d$/.test(name)) return pressed.code === `Digit${name}`
  return pressed.key.toLowerCase() === (keyNames[name] ?? name).toLowerCase()
}

const keyNames: Readonly<Record<string, string>> = { Up: 'ArrowUp', Down: 'ArrowDown', Esc: 'Escape' }

/** Symbols that are printed on keys in every language. */
const symbols: Readonly<Record<string, string>> = {
  Shift: '⇧',
  Enter: '↵',
  Backspace: '⌫',
  Up: '↑',
  Down: '↓',
  Left: '←',
  Right: '→',
}
const macSymbols: Readonly<Record<string, string>> = {
  ...symbols,
  CmdOrCtrl: '⌘',
  Alt: '⌥',
  Ctrl: '⌃',
  Enter: '↩',
  Esc: '⎋',
  Tab: '⇥',
  Delete: '⌦',
  Home: '↖',
  End: '↘',
  PageUp: '⇞',
  PageDown: '⇟',
}

const keyLabel = (key: string, mac: boolean): string =>
  (mac ? macSymbols : symbols)[key] ?? t('shortcuts.key', { key: key === 'CmdOrCtrl' ? 'Ctrl' : key })

/** Display form in the language of the window: `Ctrl K`, `Strg K`, `⌘K`. */
export function shortcutLabel(shortcut: string, mac: boolean): string {
  const parts = shortcut === '+' ? ['+'] : shortcut.split('+')
  return parts.map(part => keyLabel(part, mac)).join(mac ? '' : ' ')
}

/** Notation of `aria-keyshortcuts`. */
export const ariaShortcut = (shortcut: string, mac: boolean): string =>
  shortcut.replace('CmdOrCtrl', mac ? 'Meta' : 'Control').replace(/\b(Up|Down)$/, 'Arrow$1')
