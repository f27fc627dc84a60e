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

  --data DIR         where invoices are kept (default: the system's place for application data)
  --headless         without a visible window
  --debug-port PORT  lets a local program drive the window over this loopback port (0: any free one)
                     and prints its address as a JSON line; for tests only
  --no-warm-up       draws no pages in advance: less work at the start, slower first keystrokes
  --exit-with-parent close when stdin ends, so as not to outlive the program that started it
  --help             this text

BILLWRIGHT_BROWSER names the browser to use.
`

export class UsageError extends Error {}

export const readOptions = (args: string[]): ShellOptions | 'help' => {
  const { values } = parse(args)
  if (values.help) return 'help'
  return {
    headless: values.headless ?? false,
    dataFolder: values.data,
    warmUp: !values['no-warm-up'],
    exitWithParent: values['exit-with-parent'] ?? false,
    debugPort: values['debug-port'] === undefined ? undefined : readPort(values['debug-port']),
  }
}

const parse = (args: string[]) => {
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

const readPort = (text: string): number => {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) throw new UsageError('--debug-port is a number from 0 to 65535')
  return port
}
