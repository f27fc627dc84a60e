import { AppError } from '#core/errors/app-error.ts'
import { openStore } from '../store/open-store.ts'

/** Opens the store of a folder in a second process and prints the result. */
try {
  openStore(process.argv[2] ?? '').close()
  process.stdout.write('opened')
} catch (error) {
  process.stdout.write(error instanceof AppError ? `${error.code}: ${error.message}` : String(error))
}
