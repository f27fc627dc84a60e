import { commandSource } from './command-entries.ts'
import { customerSource } from './customer-entries.ts'
import { connectionSource, templateSource } from './host-entries.ts'
import { invoiceSource } from './invoice-entries.ts'
import type { PaletteSource } from './palette-source.ts'
import { settingsSource } from './settings-entries.ts'

/** All kinds of entries, in the order in which they are listed before anything is typed. */
export const paletteSources: readonly PaletteSource[] = [
  commandSource,
  settingsSource,
  connectionSource,
  templateSource,
  customerSource,
  invoiceSource,
]
