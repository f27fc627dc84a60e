import { join } from 'node:path'
import { z } from 'zod'
import type { ConsentStore, KeyOriginStore } from '#app/ports/consents.ts'
import { requestFieldSets } from '#core/invoice/request-fields.ts'
import { createLocalJsonFile } from './local-json-file.ts'

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
  const file = createLocalJsonFile(join(dataFolder, 'live-consents.json'), consentsSchema)
  return {
    read() {
      const consents = file.read()
      return consents === undefined || consents === 'missing' ? [] : consents
    },
    write: consents => file.write([...consents]),
  }
}

/** `key-origins.json` in the data folder. */
export function createKeyOriginFile(dataFolder: string): KeyOriginStore {
  const file = createLocalJsonFile(join(dataFolder, 'key-origins.json'), z.record(z.string(), z.string()))
  return {
    read() {
      const origins = file.read()
      return origins === 'missing' ? null : (origins ?? {})
    },
    write: file.write,
  }
}
