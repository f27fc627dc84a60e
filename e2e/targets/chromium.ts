import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { LaunchOptions, RunningApp } from './target.ts'

/** Compiled code of the shell from one start to the next. */
const compileCache = join(import.meta.dirname, '..', '..', '.cache', 'compile')
const shellFolder = join(import.meta.dirname, '..', '..', 'src', 'chromium')

interface DebugLine {
  window: 'desktop' | 'key'
  cdp: string
}

/** Starts the shell as a person would, and drives its very window over the port that it opens for tests. */
export const launchChromium = async (options: LaunchOptions): Promise<RunningApp> => {
  const openedFile = join(options.homeFolder, 'opened.txt')
  const child = start(options, await fakeOpener(options.homeFolder, openedFile))
  const log: string[] = []
  child.stderr?.on('data', (chunk: Buffer) => log.push(chunk.toString()))
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))

  const browsers: Browser[] = []
  const nextWindow = windowsOf(child, browsers, () => log.join(''))

  const end = async (signal: NodeJS.Signals) => {
    await signalProgram(child, signal, join(options.homeFolder, 'pid'))
    await ended
    for (const browser of browsers) await browser.close().catch(() => {})
  }
  const page = await nextWindow('desktop').catch(async (error: unknown) => {
    await end('SIGTERM')
    throw error
  })
  return {
    page,
    opened: async () => (await readFile(openedFile, 'utf8').catch(() => '')).split('\n').filter(Boolean),
    keyWindow: async ask => {
      const window = nextWindow('key')
      await ask()
      return await window
    },
    close: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    pid: () => pidOf(child, join(options.homeFolder, 'pid')),
    log: () => log.join(''),
  }
}

/** A group of its own, so that `kill` also takes the browser, as a power failure would. */
const start = (options: LaunchOptions, path: string): ChildProcess => {
  const { dataFolder, homeFolder, keychain, environment = {}, nodeArguments = [], sharedBrowser } = options
  const shell = sharedBrowser
    ? [join(shellFolder, 'testing', 'shared-host-script.ts'), '--cdp', sharedBrowser]
    : [join(shellFolder, 'index.ts'), '--headless', '--debug-port', '0', '--exit-with-parent']
  const program = [process.execPath, ...nodeArguments, ...shell, '--data', dataFolder]
  const [command = '', ...args] = keychain ? withKeyring(program, join(homeFolder, 'pid')) : program
  const { DBUS_SESSION_BUS_ADDRESS: _bus, BILLWRIGHT_API_KEY: _key, ...env } = process.env
  return spawn(command, args, {
    env: {
      ...env,
      HOME: homeFolder,
      XDG_DATA_HOME: join(homeFolder, 'share'),
      PATH: path,
      NODE_COMPILE_CACHE: compileCache,
      ...environment,
    },
    // its stdin ends with this process, and with it the program
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  })
}

/** A bus and a keyring of its own; the program's number is noted, because it is not the one that was started. */
const withKeyring = (program: string[], pidFile: string): string[] => [
  'dbus-run-session',
  '--',
  'sh',
  '-c',
  `printf test | gnome-keyring-daemon --unlock --components=secrets >/dev/null 2>&1 && echo $$ > '${pidFile}' && exec "$@"`,
  'sh',
  ...program,
]

const signalProgram = async (child: ChildProcess, signal: NodeJS.Signals, pidFile: string): Promise<void> => {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  if (signal === 'SIGKILL') return void process.kill(-child.pid, signal)
  // an orderly end is for the program alone; it ends what it started
  process.kill(await pidOf(child, pidFile), signal)
}

const pidOf = async (child: ChildProcess, pidFile: string): Promise<number> => {
  const noted = await readFile(pidFile, 'utf8').catch(() => undefined)
  if (noted === undefined && child.pid === undefined) throw new Error('the program did not start')
  return Number(noted ?? child.pid)
}

const fakeOpener = async (homeFolder: string, openedFile: string): Promise<string> => {
  const folder = join(homeFolder, 'bin')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'xdg-open'), `#!/bin/sh\nprintf '%s\\n' "$1" >> '${openedFile}'\n`)
  await chmod(join(folder, 'xdg-open'), 0o755)
  return `${folder}${delimiter}${process.env.PATH ?? ''}`
}

/** The program prints one line a window; each is handed out once, in order. */
const windowsOf = (child: ChildProcess, browsers: Browser[], log: () => string) => {
  const lines: DebugLine[] = []
  const waiting: { window: string; resolve(line: DebugLine): void; reject(error: Error): void }[] = []
  const match = () => {
    for (const wanted of [...waiting]) {
      const index = lines.findIndex(({ window }) => window === wanted.window)
      const [line] = index < 0 ? [] : lines.splice(index, 1)
      if (line === undefined) continue
      waiting.splice(waiting.indexOf(wanted), 1)
      wanted.resolve(line)
    }
  }
  if (child.stdout)
    createInterface({ input: child.stdout }).on('line', text => {
      // a keyring that the session starts talks here too
      if (!text.startsWith('{')) return
      lines.push(JSON.parse(text))
      match()
    })
  child.once('exit', code => {
    for (const { reject } of waiting) reject(new Error(`the program ended with ${code}\n${log()}`))
  })

  return async (window: DebugLine['window']): Promise<Page> => {
    const { cdp } = await new Promise<DebugLine>((resolve, reject) => {
      waiting.push({ window, resolve, reject })
      setTimeout(() => reject(new Error(`the ${window} window did not open\n${log()}`)), 40_000).unref()
      match()
    })
    const { origin, pathname } = new URL(cdp)
    const browser = await chromium.connectOverCDP(origin)
    browsers.push(browser)
    // Each connection sees the pages of all windows, and without a listener it dismisses their dialogs.
    for (const context of browser.contexts()) context.on('dialog', () => undefined)
    const pages = browser.contexts().flatMap(context => context.pages())
    const page = pathname === '/' ? pages[0] : await findPage(pages, basename(pathname))
    if (!page) throw new Error('the window has no page')
    return page
  }
}

/** Pages of other windows may close at any time. */
const findPage = async (pages: Page[], targetId: string): Promise<Page | undefined> => {
  for (const page of pages) {
    const session = await page
      .context()
      .newCDPSession(page)
      .catch(() => undefined)
    const found = await session?.send('Target.getTargetInfo').catch(() => undefined)
    await session?.detach().catch(() => {})
    if (found?.targetInfo.targetId === targetId) return page
  }
  return undefined
}
