import { createInterface } from 'node:readline'
import { runInProcess } from './process.ts'

/**
 * Runs commands of the service in this process one after the other, which saves a process start per command.
 * A line of stdin is a JSON array with the words of a command; a line of stdout is its `{code, stdout,
 * stderr}`. Ends with stdin.
 */
for await (const line of createInterface({ input: process.stdin })) {
  const ended = await runInProcess(...(JSON.parse(line) as string[]))
  process.stdout.write(`${JSON.stringify(ended)}\n`)
}
