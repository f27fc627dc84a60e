import { type CommandId, type CommandRecord, commands } from '#contract/commands.ts'
import type { UndoTitles } from '#contract/operations/desktop-api.ts'
import { textOf } from '#platform/host/shell-texts.ts'
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
  const quit: Item = {
    role: 'quit',
    label: textOf({ code: 'menu.quit', params: { platform, ...params() } }),
  }
  const settings = item('settings', platform === 'linux' ? textOf({ code: 'menu.preferences' }) : undefined)

  return [
    ...(mac ? [macAppMenu(settings, quit)] : []),
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
          ? [{ role: 'close', label: textOf({ code: 'menu.close' }) } satisfies Item]
          : [settings, separator, quit]),
      ],
    },
    {
      label: textOf({ code: 'menu.edit' }),
      submenu: [
        item('undo', steps?.undo ?? undefined),
        item('redo', steps?.redo ?? undefined),
        separator,
        { role: 'cut', label: textOf({ code: 'menu.cut' }) },
        { role: 'copy', label: textOf({ code: 'menu.copy' }) },
        { role: 'paste', label: textOf({ code: 'menu.paste' }) },
        { role: 'selectAll', label: textOf({ code: 'menu.select-all' }) },
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
        { role: 'resetZoom', label: textOf({ code: 'menu.reset-zoom' }) },
        { role: 'zoomIn', label: textOf({ code: 'menu.zoom-in' }) },
        { role: 'zoomOut', label: textOf({ code: 'menu.zoom-out' }) },
        { role: 'togglefullscreen', label: textOf({ code: 'menu.full-screen' }) },
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
    ...(mac ? [macWindowMenu()] : []),
    {
      role: 'help',
      label: textOf({ code: 'menu.help' }),
      submenu: [item('shortcuts'), item('export-diagnostics'), ...(mac ? [] : [separator, about()])],
    },
  ]
}

const params = () => ({ name: textOf({ code: 'shell.name' }) })

const about = (): Item => ({ role: 'about', label: textOf({ code: 'menu.about', params: params() }) })

const macAppMenu = (settings: Item, quit: Item): Item => ({
  role: 'appMenu',
  submenu: [
    about(),
    separator,
    settings,
    separator,
    { role: 'services', label: textOf({ code: 'menu.services' }) },
    separator,
    { role: 'hide', label: textOf({ code: 'menu.hide', params: params() }) },
    { role: 'hideOthers', label: textOf({ code: 'menu.hide-others' }) },
    { role: 'unhide', label: textOf({ code: 'menu.unhide' }) },
    separator,
    quit,
  ],
})

const macWindowMenu = (): Item => ({
  role: 'windowMenu',
  label: textOf({ code: 'menu.window' }),
  submenu: [
    { role: 'minimize', label: textOf({ code: 'menu.minimize' }) },
    { role: 'zoom', label: textOf({ code: 'menu.zoom' }) },
    separator,
    { role: 'front', label: textOf({ code: 'menu.front' }) },
  ],
})

const records: readonly CommandRecord[] = commands

const find = (id: CommandId): CommandRecord => {
  const record = records.find(command => command.id === id)
  if (record === undefined) throw new Error(`no command ${id}`)
  return record
}
