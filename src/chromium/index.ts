import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from '#core/errors/app-error.ts'
import type { Message } from '#core/messages/message.ts'
import { redactKeys } from '#core/text/key.ts'
import { terminalText } from '#core/text/terminal-text.ts'
import { defaultDataFolder } from '#platform/host/data-folder.ts'
import { prepareHost } from '#platform/host/prepare-host.ts'
import { setLanguage, textOf } from '#platform/host/shell-texts.ts'
import { notifyRunningInstance } from '#platform/host/single-instance.ts'
import { stderrLog } from '#platform/host/stderr-log.ts'
import { findBrowser } from './find-browser.ts'
import { canSandbox } from './launch-options.ts'
import { parseOptions, type ShellOptions, UsageError, usage } from './options.ts'
import { startChromiumShell } from './start-chromium-shell.ts'

const print = (text: string) => process.stderr.write(`billwright: ${terminalText(text)}\n`)
const printMessage = (message: Message) => print(textOf(message))

const run = async (options: ShellOptions): Promise<number> => {
  const pageFolder = join(import.meta.dirname, '..', '..', 'out', 'renderer')
  if (!existsSync(join(pageFolder, 'index.html'))) {
    printMessage({ code: 'shell.not_built' })
    return 1
  }
  const browser = findBrowser()
  if (browser === undefined) {
    const override = process.env.BILLWRIGHT_BROWSER
    printMessage(
      override ? { code: 'shell.other_browser', params: { path: override } } : { code: 'shell.no_browser' },
    )
    return 1
  }
  printMessage({ code: 'shell.browser', params: { path: browser } })
  if (!canSandbox(process.getuid?.())) printMessage({ code: 'shell.root' })
  if (options.debugPort !== undefined) printMessage({ code: 'shell.debug_port' })

  const shell = await startChromiumShell({
    ...options,
    browser,
    pageFolder,
    print,
    onDebugUrl: (window, cdp) => process.stdout.write(`${JSON.stringify({ window, cdp })}\n`),
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void shell.close())
  if (options.exitWithParent) process.stdin.once('end', () => void shell.close()).resume()
  await shell.ended
  process.stdin.pause()
  return 0
}

const isLocked = (error: unknown) => error instanceof AppError && error.code === 'store_locked'

const main = async (): Promise<number> => {
  await setLanguage([new Intl.DateTimeFormat().resolvedOptions().locale])
  let dataFolder: string | undefined
  try {
    const options = parseOptions(process.argv.slice(2))
    if (options === 'help') {
      process.stdout.write(usage)
      return 0
    }
    dataFolder = options.dataFolder
    return await run(options)
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(`${terminalText(error.message)}\n\n${usage}`)
      return 2
    }
    print(error instanceof AppError ? textOf(error.reason) : redactKeys(String(error)))
    if (isLocked(error) && (await notifyRunningInstance(dataFolder ?? defaultDataFolder())))
      printMessage({ code: 'shell.running_shown' })
    return 1
  }
}

prepareHost(stderrLog)

process.exitCode = await main()
