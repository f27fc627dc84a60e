import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { ConnectIntentStore, ConsentStore, KeyOriginStore } from '#app/ports/consents.ts'
import { AppError } from '#core/errors/app-error.ts'
import { systemCodeOf } from '#core/errors/system-error.ts'
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

/** `live-consents.json` in the data folder. Without a valid file there is no consent. */
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

const intentsSchema = z
  .array(
    z.strictObject({
      connectionId: z.uuid(),
      name: z.string().min(1).max(64),
      baseUrl: z.string().max(2048),
    }),
  )
  .max(100)

/** `connecting.json` in the data folder. */
export function createConnectIntentFile(dataFolder: string): ConnectIntentStore {
  const file = createLocalJsonFile(join(dataFolder, 'connecting.json'), intentsSchema)
  return {
    read() {
      const intents = file.read()
      return intents === undefined || intents === 'missing' ? [] : intents
    },
    write: intents => file.write([...intents]),
  }
}

/** A small file beside the data file, for its owner only; not part of exports and backups. */
function createLocalJsonFile<Content>(path: string, schema: z.ZodType<Content>) {
  return {
    /** `missing`: no file; `undefined`: the content does not match the schema. */
    read(): Content | 'missing' | undefined {
      try {
        return schema.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data
      } catch (error) {
        return systemCodeOf(error) === 'ENOENT' ? 'missing' : undefined
      }
    },

    /** Durable when it returns. @throws AppError file_unwritable */
    write(content: Content): void {
      const part = join(dirname(path), `.${randomUUID()}.part`)
      try {
        writeFileSync(part, JSON.stringify(content), { flag: 'wx', mode: 0o600 })
        publishFile(part, path)
      } catch (cause) {
        rmSync(part, { force: true })
        throw new AppError('file_unwritable', { cause })
      }
    },
  }
}
