import { commandLineErrorTexts } from './errors.ts'
import { resultTexts } from './results.ts'

/** The command line, which is English only. */
export const commandLine = { ...commandLineErrorTexts, ...resultTexts } as const
