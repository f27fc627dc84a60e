/** Dialogs and terminal lines of the shells, where no page can show a message. */
export const shellInEnglish = {
  'shell.name': 'Billwright',
  'shell.key_window': 'API key',
  'shell.cannot_start': 'Billwright cannot start',
  'shell.window_failed': 'The window cannot be shown',
  'shell.window_crashed':
    'It stopped several times in a row. Your invoices are saved. Start Billwright again.',
  'shell.window_reopened': 'The window crashed and was reopened. Your changes are saved.',
  'shell.running_shown': 'Its window was brought to the front.',
  'shell.not_built': 'The page is not built. Run: npm run build',
  'shell.no_browser':
    'No Chromium, Chrome or Edge was found. Install one, or set BILLWRIGHT_BROWSER to its path.',
  'shell.other_browser': ({ path }: { path: string }): string =>
    `BILLWRIGHT_BROWSER names ${path}, which does not exist.`,
  'shell.ask_path': 'Save as: the whole path of the file',
  'shell.ask_folder': 'The whole path of an existing folder',
  'shell.browser': ({ path }: { path: string }): string => `using ${path}`,
  'shell.root': 'running as root: the Chromium sandbox is off. Run as a regular user instead.',
  'shell.debug_port': 'a debug port is open: every local program can control the window.',
} as const
