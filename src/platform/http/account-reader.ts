import type { AccountReader } from '#app/ports/services.ts'
import { accountAnswerSchema, readPaths } from '#contract/service-reads.ts'
import { withoutBidiControls, withoutControlCharacters } from '#core/text/control-characters.ts'
import { redactKeys } from '#core/text/key.ts'
import { createServiceRead } from './service-read.ts'

const limits = { connectMs: 5_000, totalMs: 10_000, limitBytes: 64 * 1024 }

/** Asks a service about the account of a key. Many services have no such operation. */
export function createAccountReader(): AccountReader {
  const read = createServiceRead(limits)
  return {
    async read(request) {
      const result = await read(request, readPaths.account)
      if (result?.status === 401) return 'key_refused'
      const parsed = accountAnswerSchema.safeParse(result?.status === 200 ? result.json() : undefined)
      if (!parsed.success) return undefined
      const { name, plan, price, ...rest } = parsed.data
      return {
        ...rest,
        name: lineOf(name),
        plan: { id: lineOf(plan.id), name: lineOf(plan.name) },
        price: price === null ? null : lineOf(price),
      }
    },
  }
}

/** One line of displayed text from a service, without keys, because it may echo the key. */
const lineOf = (text: string): string =>
  withoutBidiControls(withoutControlCharacters(redactKeys(text)).replaceAll('\n', ' ')).trim()
