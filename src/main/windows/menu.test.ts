import { expect, onTestFinished, test } from 'vitest'
import { type CommandRecord, commands } from '#contract/commands.ts'
import { eventChannel } from '#contract/operations/channels.ts'
import { setLanguage } from '#platform/host/shell-texts.ts'
import { startedShell } from '../testing/started-shell.ts'
import { menuTemplate } from './menu.ts'

type Item = Electron.MenuItemConstructorOptions

const flat = (items: Item[]): Item[] =>
  items.flatMap(item => [item, ...(Array.isArray(item.submenu) ? flat(item.submenu) : [])])

const menuOf = (platform: NodeJS.Platform, packaged = true) =>
  menuTemplate({ platform, packaged, run: () => {} })

test.each(['darwin', 'win32', 'linux'] as const)(
  'on %s every command is in the menu once, with its accelerator',
  platform => {
    const items = flat(menuOf(platform)).filter(({ id }) => id !== undefined)
    expect(items.map(({ id }) => id).sort()).toEqual(commands.map(({ id }) => id).sort())
    const records: readonly CommandRecord[] = commands
    for (const { id, accelerator } of records) {
      const key = accelerator === undefined ? {} : { accelerator, registerAccelerator: false }
      expect(items.find(item => item.id === id)).toMatchObject(key)
    }
  },
)

test('choosing an item sends a command to the page', async () => {
  const { electron, window } = await startedShell()
  const submit = flat(electron.menu()).find(({ id }) => id === 'submit')
  submit?.click?.call(submit, {} as never, undefined, {} as never)
  expect(window().webContents.sent).toEqual([
    { channel: eventChannel, message: { type: 'command', id: 'submit' } },
  ])
})

test('is replaced when the language of the settings changes, with the steps of undo', async () => {
  const { electron, host, window, ports } = await startedShell()
  onTestFinished(() => setLanguage([]))
  const labels = () => flat(electron.menu()).map(({ label }) => label ?? '')
  expect(labels()).toContain('Duplicate')
  ports().setUndoTitles?.({ undo: 'Undo Delete line', redo: null })
  host.state.language = 'en-XA'
  await electron.invoke('billwright:saveSettings', window(), { language: 'en-XA' })
  expect(labels()).not.toContain('Duplicate')
  expect(labels().filter(label => label.includes('Ðûþļîçåţé'))).toHaveLength(3)
  expect(labels()).toContain('Undo Delete line')
})

test('the top level follows the conventions of each system', () => {
  const titles = (platform: NodeJS.Platform) => menuOf(platform).map(({ label, role }) => label ?? role)
  expect(titles('darwin')).toEqual(['appMenu', 'File', 'Edit', 'View', 'Invoice', 'Window', 'Help'])
  expect(titles('win32')).toEqual(['File', 'Edit', 'View', 'Invoice', 'Help'])
  expect(titles('linux')).toEqual(['File', 'Edit', 'View', 'Invoice', 'Help'])
})

test('settings are where each system expects them', () => {
  const settingsIn = (platform: NodeJS.Platform) => {
    const menu = menuOf(platform).find(top => flat([top]).some(({ id }) => id === 'settings'))
    return [menu?.label ?? menu?.role, flat(menu ? [menu] : []).find(({ id }) => id === 'settings')?.label]
  }
  expect(settingsIn('darwin')).toEqual(['appMenu', 'Settings…'])
  expect(settingsIn('win32')).toEqual(['File', 'Settings…'])
  expect(settingsIn('linux')).toEqual(['File', 'Preferences…'])
})

test('the packaged app has no developer tools and no reload', () => {
  const roles = (packaged: boolean) => flat(menuOf('linux', packaged)).map(({ role }) => role)
  expect(roles(true)).not.toContain('toggleDevTools')
  expect(roles(true)).not.toContain('reload')
  expect(roles(false)).toContain('toggleDevTools')
})

test('Edit shows what undo and redo would do', async () => {
  const { electron, ports } = await startedShell()
  const label = (id: string) => flat(electron.menu()).find(item => item.id === id)?.label
  expect([label('undo'), label('redo')]).toEqual(['Undo', 'Redo'])
  ports().setUndoTitles?.({ undo: 'Undo typing in Notes', redo: null })
  expect([label('undo'), label('redo')]).toEqual(['Undo typing in Notes', 'Redo'])
})
