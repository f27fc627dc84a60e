import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { z } from 'zod'
import { AppError } from '#core/errors/app-error.ts'
import { systemCodeOf } from '#core/errors/system-error.ts'
import { publishFile } from './atomic-files.ts'

/** A small file beside the data file, for its owner alone; exports and backups do not contain it. */
export function createLocalJsonFile<Content>(path: string, schema: z.ZodType<Content>) {
  return {
    /** `missing`: no file; `undefined`: not exactly what the schema describes. */
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
