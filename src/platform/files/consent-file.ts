import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { ConsentStore } from '#app/ports/consents.ts'
import { AppError } from '#core/errors/app-error.ts'
import { requestFieldSets } from '#core/invoice/request-fields.ts'
import { publishFile } from './atomic-files.ts'

const consentsSchema = z.array(
  z.strictObject({
    connectionId: z.string(),
    baseUrl: z.string(),
    requestFields: z.enum(requestFieldSets),
    keyFingerprint: z.string(),
    givenAt: z.iso.datetime(),
  }),
)

/** `live-consents.json` in the data folder. A missing or damaged file means that there is no consent. */
export function createConsentFile(dataFolder: string): ConsentStore {
  const path = join(dataFolder, 'live-consents.json')
  return {
    read() {
      try {
        return consentsSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
      } catch {
        return []
      }
    },
    write(consents) {
      const part = join(dataFolder, `.${randomUUID()}.part`)
      try {
        writeFileSync(part, JSON.stringify(consents), { flag: 'wx', mode: 0o600 })
        publishFile(part, path)
      } catch (cause) {
        rmSync(part, { force: true })
        throw new AppError('file_unwritable', { cause })
      }
    },
  }
}
