import { english } from '#languages/en/english.ts'
import { createWriter } from '#languages/grammar/create-writer.ts'

/** Writes messages for dialogs of the system and for the terminal of a shell. */
export const textOf = createWriter({ locale: 'en-GB', texts: english })
