import { commandLine } from './command-line/index.ts'
import { keyWindowTexts } from './key-window.ts'
import { messages } from './messages/index.ts'
import { service } from './service/index.ts'
import { shellTexts } from './shell.ts'

/** The English text of every message. Its codes and the parameters of its texts are those of all languages. */
export const english = {
  ...messages,
  ...commandLine,
  ...service,
  ...shellTexts,
  ...keyWindowTexts,
} as const
