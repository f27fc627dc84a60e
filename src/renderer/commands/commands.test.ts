import { describe, expect, onTestFinished, test } from 'vitest'
import { commands as contractCommands } from '#contract/commands.ts'
import { de } from '#languages/de/index.ts'
import { en } from '#languages/en/index.ts'
import { loadTexts } from '#languages/languages.ts'
import { ariaShortcut, matches, type PressedKey, shortcutLabel } from '../controls/shortcut.ts'
import { setTexts } from '../i18n/translate.ts'
import { createApp } from '../state/app.ts'
import { setText } from '../state/document/editor-doc.ts'
import { shownPlace } from '../state/places.ts'
import { publishUndoTitles } from '../state/step-title.ts'
import { createMemoryHost } from '../testing/memory-host.ts'
import { commands, runCommand, titleOf } from './commands.ts'

const press = (key: string, modifiers: Partial<PressedKey> = {}): PressedKey => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...modifiers,
})
const nextTask = () => new Promise(resolve => setTimeout(resolve))

describe('commands', () => {
  test('cover all commands of the contract', () => {
    const known = commands.map(({ id }) => id)
    expect(known).toEqual(expect.arrayContaining(contractCommands.map(({ id }) => id)))
    expect(new Set(known).size).toBe(known.length)
  })

  test('have unique shortcuts', () => {
    const keys = commands.flatMap(({ shortcuts }) => shortcuts)
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('use no Ctrl+Alt, which is how AltGr types characters', () => {
    for (const key of commands.flatMap(({ shortcuts }) => shortcuts)) {
      expect(key).not.toMatch(/(CmdOrCtrl|Ctrl).*Alt/)
    }
  })

  test('edit, undo and redo the open invoice', async () => {
    const app = createApp(createMemoryHost().api)
    await app.hostStore.load()
    runCommand(app, 'submit')
    expect(app.openInvoices.current()).toBeUndefined()
    runCommand(app, 'new-invoice')
    await nextTask()
    runCommand(app, 'insert-line')
    expect(app.openInvoices.current()?.doc.rowKeys).toHaveLength(2)
    const undo = commands.find(({ id }) => id === 'undo')
    expect(undo && titleOf(app, undo)).toBe('Undo adding a line')
    runCommand(app, 'undo')
    expect(app.openInvoices.current()?.doc.rowKeys).toHaveLength(1)
    runCommand(app, 'redo')
    expect(app.openInvoices.current()?.doc.rowKeys).toHaveLength(2)
  })

  test('change and submit nothing while the page of a place is shown', async () => {
    const host = createMemoryHost()
    const app = createApp(host.api)
    await app.hostStore.load()
    app.view.set({ isStarted: true })
    runCommand(app, 'new-invoice')
    await nextTask()
    runCommand(app, 'insert-line')
    runCommand(app, 'records')
    await nextTask()
    expect(shownPlace(app)).toBe('customers')
    for (const id of ['undo', 'delete-line', 'submit', 'save-pdf']) runCommand(app, id)
    await nextTask()
    expect(host.submitted).toEqual([])
    runCommand(app, 'records')
    await nextTask()
    expect(app.openInvoices.current()?.doc.rowKeys).toHaveLength(2)
    runCommand(app, 'undo')
    expect(app.openInvoices.current()?.doc.rowKeys).toHaveLength(1)
  })
})

describe('a shortcut', () => {
  test('means Cmd on a Mac and Ctrl elsewhere', () => {
    expect(matches('CmdOrCtrl+N', press('n', { ctrlKey: true }), false)).toBe(true)
    expect(matches('CmdOrCtrl+N', press('n', { metaKey: true }), true)).toBe(true)
    expect(matches('CmdOrCtrl+N', press('n', { ctrlKey: true }), true)).toBe(false)
  })

  test('does not match AltGr', () => {
    expect(matches('CmdOrCtrl+E', press('€', { ctrlKey: true, altKey: true }), false)).toBe(false)
  })

  test('matches digits by key position, for layouts with shifted digits', () => {
    expect(matches('CmdOrCtrl+1', press('&', { code: 'Digit1', ctrlKey: true }), false)).toBe(true)
  })

  test('requires exactly the held modifiers', () => {
    expect(matches('CmdOrCtrl+Z', press('Z', { ctrlKey: true, shiftKey: true }), false)).toBe(false)
    expect(matches('Alt+Up', press('ArrowUp', { altKey: true }), false)).toBe(true)
  })

  test('has a display form', () => {
    expect(shortcutLabel('CmdOrCtrl+Shift+D', false)).toBe('Ctrl ⇧ D')
    expect(shortcutLabel('CmdOrCtrl+Shift+D', true)).toBe('⌘⇧D')
    expect(ariaShortcut('CmdOrCtrl+Up', false)).toBe('Control+ArrowUp')
  })

  test('has the names of keys in the language of the window; assistive technology gets those of the standard', async () => {
    setTexts(de, await loadTexts(de, ['page']))
    onTestFinished(() => setTexts(en))
    expect(shortcutLabel('CmdOrCtrl+PageUp', false)).toBe('Strg Bild ↑')
    expect(shortcutLabel('CmdOrCtrl+PageUp', true)).toBe('⌘⇞')
    expect(ariaShortcut('CmdOrCtrl+PageUp', false)).toBe('Control+PageUp')
  })
})

test('sends the undo and redo titles to the host once per change', async () => {
  const host = createMemoryHost()
  const published: unknown[] = []
  host.api.setUndoTitles = async titles => {
    published.push(titles)
    return { ok: true, value: undefined }
  }
  const app = createApp(host.api)
  await app.hostStore.load()
  const stop = publishUndoTitles(app)
  runCommand(app, 'new-invoice')
  await nextTask()
  for (const notes of ['a', 'ab'])
    app.openInvoices.edit({ label: 'details', coalesceKey: 'notes', recipe: setText('notes', notes) })
  app.openInvoices.undo()
  stop()
  app.openInvoices.redo()
  expect(published).toEqual([
    { undo: 'Undo typing in “Notes”', redo: null },
    { undo: null, redo: 'Redo typing in “Notes”' },
  ])
})
