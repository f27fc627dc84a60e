/**
 * Every command with a menu item. One record defines the palette entry, the menu item of the Electron shell
 * and the line in the shortcut list. The renderer implements and names the command; a shell names its menu
 * item (`menu.<id>` in languages/en/shell.ts) and only sends `{type: 'command', id}`.
 */
export const commands = [
  { id: 'new-invoice', accelerator: 'CmdOrCtrl+N', menu: 'file' },
  { id: 'new-quote', menu: 'file' },
  { id: 'new-credit-note', menu: 'file' },
  { id: 'duplicate-invoice', accelerator: 'CmdOrCtrl+Shift+D', menu: 'file' },
  { id: 'save', accelerator: 'CmdOrCtrl+S', menu: 'file' },
  { id: 'save-pdf', accelerator: 'CmdOrCtrl+Shift+S', menu: 'file' },
  { id: 'open-e-invoice', accelerator: 'CmdOrCtrl+O', menu: 'file' },
  { id: 'export-e-invoice', menu: 'file' },
  { id: 'print', accelerator: 'CmdOrCtrl+P', menu: 'file' },
  { id: 'settings', accelerator: 'CmdOrCtrl+,', menu: 'file' },

  { id: 'undo', accelerator: 'CmdOrCtrl+Z', menu: 'edit' },
  { id: 'redo', accelerator: 'CmdOrCtrl+Shift+Z', menu: 'edit' },
  { id: 'search', accelerator: 'CmdOrCtrl+F', menu: 'edit' },
  { id: 'records', accelerator: 'CmdOrCtrl+I', menu: 'edit' },

  { id: 'palette', accelerator: 'CmdOrCtrl+K', menu: 'view' },
  { id: 'invoice-table', accelerator: 'CmdOrCtrl+1', menu: 'view' },
  { id: 'toggle-preview', accelerator: 'CmdOrCtrl+E', menu: 'view' },
  { id: 'toggle-sidebar', accelerator: 'CmdOrCtrl+B', menu: 'view' },

  { id: 'submit', accelerator: 'CmdOrCtrl+Enter', menu: 'invoice' },
  {
    id: 'submit-several',
    accelerator: 'CmdOrCtrl+Shift+B',
    menu: 'invoice',
  },
  { id: 'mark-issued', menu: 'invoice' },
  { id: 'credit-invoice', menu: 'invoice' },
  { id: 'correct-invoice', menu: 'invoice' },
  { id: 'final-invoice', menu: 'invoice' },
  { id: 'invoice-from-quote', menu: 'invoice' },
  { id: 'accept-quote', menu: 'invoice' },
  { id: 'repeat-invoice', accelerator: 'CmdOrCtrl+Shift+L', menu: 'invoice' },
  {
    id: 'duplicate-next',
    accelerator: 'CmdOrCtrl+Shift+M',
    menu: 'invoice',
  },
  { id: 'schedules', menu: 'invoice' },
  { id: 'insert-line', accelerator: 'CmdOrCtrl+Shift+Enter', menu: 'invoice' },
  { id: 'duplicate-line', accelerator: 'CmdOrCtrl+D', menu: 'invoice' },
  { id: 'delete-line', accelerator: 'CmdOrCtrl+Shift+Backspace', menu: 'invoice' },
  { id: 'next-invoice', accelerator: 'CmdOrCtrl+PageDown', menu: 'invoice' },
  { id: 'previous-invoice', accelerator: 'CmdOrCtrl+PageUp', menu: 'invoice' },

  { id: 'shortcuts', accelerator: 'F1', menu: 'help' },
  { id: 'export-diagnostics', menu: 'help' },
] as const satisfies readonly CommandRecord[]

export interface CommandRecord {
  id: string
  /** in Electron's notation; `CmdOrCtrl` is Cmd on macOS; absent for rarely used commands */
  accelerator?: string
  menu: 'file' | 'edit' | 'view' | 'invoice' | 'help'
}

export type CommandId = (typeof commands)[number]['id']
