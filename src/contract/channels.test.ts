import { expect, test } from 'vitest'
import { operationNames } from './channels.ts'
import { desktopOperations } from './desktop-api.ts'

test('the names that a preload spells out are the operations of the contract', () => {
  expect([...operationNames].sort()).toEqual(Object.keys(desktopOperations).sort())
})
