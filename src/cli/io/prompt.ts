import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { terminalText } from '#core/text/terminal-text.ts'
import type { CommandContext } from './command-context.ts'

/** Prompts use stderr, because stdout is for data. */

export async function ask({ stdin, stderr }: CommandContext, question: string): Promise<string> {
  const terminal = createInterface({ input: stdin, output: stderr.raw })
  try {
    return await answerOf(terminal.question(terminalText(question)))
  } finally {
    terminal.close()
  }
}

/** Does not echo the input. */
export async function askHidden({ stdin, stderr }: CommandContext, question: string): Promise<string> {
  stderr.write(question)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: stdin, output: nowhere, terminal: true })
  try {
    return await answerOf(terminal.question(''))
  } finally {
    terminal.close()
    stderr.write('\n')
  }
}

/** Ctrl+C and Ctrl+D give an empty answer. */
async function answerOf(question: Promise<string>): Promise<string> {
  try {
    return await question
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return ''
    throw error
  }
}
