import type { Dispatch } from '#app/dispatch.ts'
import type { Answer } from '#contract/operation.ts'
import { channelOf } from '#contract/operations/channels.ts'
import { operationNames } from '#contract/operations/operation-names.ts'
import type { ElectronModule } from '../electron/electron-module.ts'
import { type ExpectedSender, isExpectedSender } from './page-security.ts'

export const forbidden: Answer<never> = {
  ok: false,
  error: { code: 'forbidden_sender', message: { code: 'forbidden_sender' } },
}

/**
 * Registers one handler per operation of the contract. `expected` is evaluated at each call, because windows
 * come and go.
 */
export const registerOperations = (
  { ipcMain }: ElectronModule,
  expected: () => ExpectedSender | undefined,
  dispatch: Dispatch,
): void => {
  for (const operation of operationNames) {
    ipcMain.handle(channelOf(operation), (event, argument: unknown) => {
      const page = expected()
      return page !== undefined && isExpectedSender(event, page) ? dispatch(operation, argument) : forbidden
    })
  }
}
