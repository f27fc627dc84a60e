import { parseArgs } from 'node:util'

export interface ShellOptions {
  headless: boolean
  dataFolder: string | undefined
  /** for developers and end-to-end tests: lets another program drive the window; see docs/verification.md */
  debugPort: number | undefined
  /** renders pages in advance, so that the JIT compiles the code before the first keystroke */
  warmUp: boolean
  /** exits when stdin ends, so that it does not outlive the program that started it */
  exitWithParent: boolean
}

export const usage = `Usage: node src/chromium/index.ts [options]

Opens Billwright in the Chromium, Chrome or Edge of this computer.

  --data DIR         where invoices are kept (default: the system’s application data folder)
  --headless         without a visible window
  --debug-port PORT  lets a local program control the window over this loopback port (0: any free one)
                     and prints its address as a JSON line; for tests only
  --no-warm-up       skip the warm-up: faster start, slower first keystrokes
  --exit-with-parent exit when stdin ends, together with the program that started it
  --help             this text

BILLWRIGHT_BROWSER names the browser to use.
`

export class UsageError extends Error {}

export const parseOptions = (args: string[]): ShellOptions | 'help' => {
  const { values } = parseArguments(args)
  if (values.help) return 'help'
  return {
    headless: values.headless ?? false,
    dataFolder: values.data,
    warmUp: !values['no-warm-up'],
    exitWithParent: values['exit-with-parent'] ?? false,
    debugPort: values['debug-port'] === undefined ? undefined : parsePort(values['debug-port']),
  }
}

const parseArguments = (args: string[]) => {
  try {
    return parseArgs({
      args,
      options: {
        headless: { type: 'boolean' },
        data: { type: 'string' },
        'debug-port': { type: 'string' },
        'no-warm-up': { type: 'boolean' },
        'exit-with-parent': { type: 'boolean' },
        help: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

const parsePort = (text: string): number => {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) throw new UsageError('--debug-port is a number from 0 to 65535')
  return port
}
