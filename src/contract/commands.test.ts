import { expect, test } from 'vitest'
import { commands } from './commands.ts'

test('every command has a name and a key of its own', () => {
  expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length)
  expect(new Set(commands.map(({ accelerator }) => accelerator)).size).toBe(commands.length)
})

test('no key combines Ctrl with Alt, which is how AltGr types letters', () => {
  for (const { accelerator } of commands) expect(accelerator).not.toContain('Alt')
})
