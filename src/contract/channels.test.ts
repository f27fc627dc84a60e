import { expect, test } from 'vitest'
import { operationNames } from './channels.ts'
import { desktopOperations } from './desktop-api.ts'

test('the operation names of the preload equal those of the contract', () => {
  expect([...operationNames].sort()).toEqual(Object.keys(desktopOperations).sort())
})
