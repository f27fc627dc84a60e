/**
 * Every command with a menu item. One record defines the palette entry, the menu item of the Electron shell
 * and the line in the shortcut list. The renderer implements the command; a shell only sends `{type:
 * 'command', id}`.
 */
export const commands = [
  { id: 'new-invoice', title: 'New invoice', accelerator: 'CmdOrCtrl+N', menu: 'file' },
  { id: 'duplicate-invoice', title: 'Duplicate invoice', accelerator: 'CmdOrCtrl+Shift+D', menu: 'file' },
  { id: 'save', title: 'Save now', accelerator: 'CmdOrCtrl+S', menu: 'file' },
  { id: 'save-pdf', title: 'Save PDF…', accelerator: 'CmdOrCtrl+Shift+S', menu: 'file' },
  { id: 'print', title: 'Print…', accelerator: 'CmdOrCtrl+P', menu: 'file' },
  { id: 'settings', title: 'Settings…', accelerator: 'CmdOrCtrl+,', menu: 'file' },

  { id: 'undo', title: 'Undo', accelerator: 'CmdOrCtrl+Z', menu: 'edit' },
  { id: 'redo', title: 'Redo', accelerator: 'CmdOrCtrl+Shift+Z', menu: 'edit' },
  { id: 'search', title: 'Search invoices', accelerator: 'CmdOrCtrl+F', menu: 'edit' },

  { id: 'palette', title: 'Search or run…', accelerator: 'CmdOrCtrl+K', menu: 'view' },
  { id: 'toggle-preview', title: 'Show or hide preview', accelerator: 'CmdOrCtrl+E', menu: 'view' },
  { id: 'toggle-sidebar', title: 'Show or hide invoice list', accelerator: 'CmdOrCtrl+B', menu: 'view' },

  { id: 'submit', title: 'Submit…', accelerator: 'CmdOrCtrl+Enter', menu: 'invoice' },
  {
    id: 'submit-several',
    title: 'Submit several invoices…',
    accelerator: 'CmdOrCtrl+Shift+U',
    menu: 'invoice',
  },
  { id: 'insert-line', title: 'Insert line below', accelerator: 'CmdOrCtrl+Shift+Enter', menu: 'invoice' },
  { id: 'duplicate-line', title: 'Duplicate line', accelerator: 'CmdOrCtrl+D', menu: 'invoice' },
  { id: 'delete-line', title: 'Delete line', accelerator: 'CmdOrCtrl+Shift+Backspace', menu: 'invoice' },
  { id: 'next-invoice', title: 'Next invoice', accelerator: 'CmdOrCtrl+PageDown', menu: 'invoice' },
  { id: 'previous-invoice', title: 'Previous invoice', accelerator: 'CmdOrCtrl+PageUp', menu: 'invoice' },

  { id: 'shortcuts', title: 'Keyboard shortcuts', accelerator: 'F1', menu: 'help' },
  { id: 'export-diagnostics', title: 'Export diagnostics…', menu: 'help' },
] as const satisfies readonly CommandRecord[]

export interface CommandRecord {
  id: string
  title: string
  /** in Electron's notation; `CmdOrCtrl` is Cmd on macOS; absent for rarely used commands */
  accelerator?: string
  menu: 'file' | 'edit' | 'view' | 'invoice' | 'help'
}

export type CommandId = (typeof commands)[number]['id']
