import { expect, test } from 'vitest'
import { type CommandRecord, commands } from './commands.ts'

const records: readonly CommandRecord[] = commands
const keys = records.flatMap(({ accelerator = [] }) => accelerator)

test('every command has a unique id and a unique accelerator or none', () => {
  expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length)
  expect(new Set(keys).size).toBe(keys.length)
})

test('no key combines Ctrl with Alt, which is how AltGr types letters', () => {
  for (const key of keys) expect(key).not.toContain('Alt')
})
