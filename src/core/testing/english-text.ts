import { english } from '#languages/en/english.ts'
import { createWriter } from '#languages/grammar/create-writer.ts'

/** English text of a message, for tests. */
export const textOf = createWriter({ locale: 'en-GB', texts: english })
