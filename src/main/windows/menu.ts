import { type CommandId, type CommandRecord, commands } from '#contract/commands.ts'
import type { UndoTitles } from '#contract/operations/desktop-api.ts'
import { textOf } from '#platform/host/text-of.ts'
import type { ElectronModule } from '../electron/electron-module.ts'

type Item = Electron.MenuItemConstructorOptions

export interface MenuDeps {
  platform: NodeJS.Platform
  /** Developer tools are hidden in the packaged app. */
  packaged: boolean
  run(id: CommandId): void
  /** Labels of the steps that undo and redo would apply. */
  steps?: UndoTitles
}

export const installMenu = ({ Menu }: ElectronModule, deps: MenuDeps): void => {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(deps)))
}

const separator: Item = { type: 'separator' }

export const menuTemplate = ({ platform, packaged, run, steps }: MenuDeps): Item[] => {
  const mac = platform === 'darwin'
  const item = (id: CommandId, label?: string): Item => {
    const { accelerator } = find(id)
    // The page handles the keys itself; the menu only displays them.
    const key = accelerator === undefined ? {} : { accelerator, registerAccelerator: false }
    return { id, label: label ?? textOf({ code: `menu.${id}` }), ...key, click: () => run(id) }
  }
  const settings = item('settings', platform === 'linux' ? textOf({ code: 'menu.preferences' }) : undefined)

  return [
    ...(mac ? [macAppMenu(settings)] : []),
    {
      label: textOf({ code: 'menu.file' }),
      submenu: [
        item('new-invoice'),
        item('new-quote'),
        item('new-credit-note'),
        item('duplicate-invoice'),
        separator,
        item('save'),
        item('save-pdf'),
        item('open-e-invoice'),
        item('export-e-invoice'),
        item('print'),
        separator,
        ...(mac
          ? [{ role: 'close' } satisfies Item]
          : [settings, separator, { role: 'quit' } satisfies Item]),
      ],
    },
    {
      label: textOf({ code: 'menu.edit' }),
      submenu: [
        item('undo', steps?.undo ?? undefined),
        item('redo', steps?.redo ?? undefined),
        separator,
        { role: 'cut' },
        { role: 'copy' },
        { role: 'paste' },
        { role: 'selectAll' },
        separator,
        item('search'),
        item('records'),
      ],
    },
    {
      label: textOf({ code: 'menu.view' }),
      submenu: [
        item('palette'),
        separator,
        item('invoice-table'),
        item('toggle-sidebar'),
        item('toggle-preview'),
        separator,
        { role: 'resetZoom' },
        { role: 'zoomIn' },
        { role: 'zoomOut' },
        { role: 'togglefullscreen' },
        ...(packaged ? [] : [separator, { role: 'toggleDevTools' } satisfies Item]),
      ],
    },
    {
      label: textOf({ code: 'menu.invoice' }),
      submenu: [
        item('submit'),
        item('submit-several'),
        item('mark-issued'),
        separator,
        item('repeat-invoice'),
        item('duplicate-next'),
        item('schedules'),
        separator,
        item('credit-invoice'),
        item('correct-invoice'),
        item('final-invoice'),
        item('invoice-from-quote'),
        item('accept-quote'),
        separator,
        item('insert-line'),
        item('duplicate-line'),
        item('delete-line'),
        separator,
        item('next-invoice'),
        item('previous-invoice'),
      ],
    },
    ...(mac ? [{ role: 'windowMenu' } satisfies Item] : []),
    {
      role: 'help',
      submenu: [
        item('shortcuts'),
        item('export-diagnostics'),
        ...(mac ? [] : [separator, { role: 'about' } satisfies Item]),
      ],
    },
  ]
}

const macAppMenu = (settings: Item): Item => ({
  role: 'appMenu',
  submenu: [
    { role: 'about' },
    separator,
    settings,
    separator,
    { role: 'services' },
    separator,
    { role: 'hide' },
    { role: 'hideOthers' },
    { role: 'unhide' },
    separator,
    { role: 'quit' },
  ],
})

const records: readonly CommandRecord[] = commands

const find = (id: CommandId): CommandRecord => {
  const record = records.find(command => command.id === id)
  if (record === undefined) throw new Error(`no command ${id}`)
  return record
}
