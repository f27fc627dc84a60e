import { desktopOperations, type OperationName } from './desktop-api.ts'
import { keyWindowOperations } from './key-window-api.ts'

/**
 * Keys of the two tables of operations. The build replaces this module by its value in the preloads
 * (`scripts/bundling.ts`): a sandboxed preload must not load schemas, which would slow down its start.
 */

export const operationNames = Object.keys(desktopOperations) as OperationName[]

export type KeyWindowOperation = keyof typeof keyWindowOperations

export const keyWindowOperationNames = Object.keys(keyWindowOperations) as KeyWindowOperation[]
