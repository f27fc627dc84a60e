import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Prompts use stderr, because stdout is for data. */

export const isInteractive = (): boolean => process.stdin.isTTY && process.stderr.isTTY

export async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await answerOf(terminal.question(question))
  } finally {
    terminal.close()
  }
}

/** Does not echo the input. */
export async function askHidden(question: string): Promise<string> {
  process.stderr.write(question)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  try {
    return await answerOf(terminal.question(''))
  } finally {
    terminal.close()
    process.stderr.write('\n')
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
