import { AppError } from '#core/app-error.ts'
import { redactKeys } from '#core/key.ts'
import type { ElectronModule } from './electron-module.ts'

/** A start that fails says why in a window of the system: there is no page yet that could. */
export const reportFailedStart = ({ app, dialog }: ElectronModule, error: unknown): void => {
  const words = error instanceof AppError ? error.message : String(error)
  dialog.showErrorBox('Billwright cannot start', redactKeys(words))
  app.exit(1)
}
