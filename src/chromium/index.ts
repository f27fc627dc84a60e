import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from '#core/app-error.ts'
import { redactKeys } from '#core/key.ts'
import { defaultDataFolder } from '#platform/host/data-folder.ts'
import { prepareHost } from '#platform/host/prepare-host.ts'
import { notifyRunningInstance } from '#platform/host/single-instance.ts'
import { stderrLog } from '#platform/host/stderr-log.ts'
import { findBrowser } from './find-browser.ts'
import { canSandbox } from './launch-options.ts'
import { readOptions, type ShellOptions, UsageError, usage } from './options.ts'
import { startChromiumShell } from './start-chromium-shell.ts'

const say = (words: string) => process.stderr.write(`billwright: ${words}\n`)

const run = async (options: ShellOptions): Promise<number> => {
  const pageFolder = join(import.meta.dirname, '..', '..', 'out', 'renderer')
  if (!existsSync(join(pageFolder, 'index.html'))) {
    say('The page is not built yet. Run: npm run build')
    return 1
  }
  const browser = findBrowser()
  if (browser === undefined) {
    const chosen = process.env.BILLWRIGHT_BROWSER
    say(
      chosen
        ? `BILLWRIGHT_BROWSER names ${chosen}, which does not exist.`
        : 'No Chromium, Chrome or Edge was found. Install one, or set BILLWRIGHT_BROWSER to its path.',
    )
    return 1
  }
  say(`using ${browser}`)
  if (!canSandbox(process.getuid?.()))
    say("running as root, where Chromium's sandbox cannot: it is off. Prefer a user of your own.")
  if (options.debugPort !== undefined)
    say('a debug port is open: every program of this computer can drive the window.')

  const shell = await startChromiumShell({
    ...options,
    browser,
    pageFolder,
    say,
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
  let dataFolder: string | undefined
  try {
    const options = readOptions(process.argv.slice(2))
    if (options === 'help') {
      process.stdout.write(usage)
      return 0
    }
    dataFolder = options.dataFolder
    return await run(options)
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(`${error.message}\n\n${usage}`)
      return 2
    }
    say(error instanceof AppError ? error.message : redactKeys(String(error)))
    if (isLocked(error) && (await notifyRunningInstance(dataFolder ?? defaultDataFolder())))
      say('Its window was brought to the front.')
    return 1
  }
}

prepareHost(stderrLog)

process.exitCode = await main()
