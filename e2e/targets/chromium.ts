import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, delimiter, join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { HostProcess } from './host-process.ts'
import { type LaunchOptions, listBesideInvoice, type RunningApp } from './target.ts'

/** Compiled code of the shell, shared by all starts. */
const compileCache = join(import.meta.dirname, '..', '..', '.cache', 'compile')
const shellFolder = join(import.meta.dirname, '..', '..', 'src', 'chromium')
const sharedHostScript = join(shellFolder, 'testing', 'shared-host-script.ts')

/** A host and a browser for many tests; each test has its own shell, data folder and windows. */
export interface SharedHost {
  process: HostProcess
  /** DevTools address of the browser */
  cdp: string
}

export const launchSharedHost = async (): Promise<SharedHost> => {
  const host = new HostProcess(process.execPath, [sharedHostScript], ownEnvironment())
  const { cdp = '' } = await host.nextLine(line => line.cdp !== undefined)
  return { process: host, cdp }
}

let shellCount = 0

/** Starts the shell like a user, and controls its real window by the port that it opens for tests. */
export const launchChromium = async (options: LaunchOptions, shared?: SharedHost): Promise<RunningApp> => {
  const { dataFolder, homeFolder } = options
  const openedFile = join(homeFolder, 'opened.txt')
  const environment = {
    HOME: homeFolder,
    XDG_DATA_HOME: join(homeFolder, 'share'),
    BILLWRIGHT_STATE_DIR: join(homeFolder, 'state'),
    PATH: await fakeOpener(homeFolder, openedFile),
    ...options.environment,
  }
  const sharedProcess = needsOwnProcess(options) ? undefined : shared?.process
  const host = sharedProcess ?? startProcess(options, environment, shared?.cdp)
  const logStart = sharedProcess?.log().length ?? 0
  const log = () => host.log().slice(logStart)

  const shell = shared && ++shellCount
  const browsers: Browser[] = []
  const nextWindow = windowsOf(host, shell, browsers, log)
  let hasEnded = false
  host.onLine(line => {
    if (line.shell === shell && line.ended) hasEnded = true
  })
  if (shell !== undefined) host.send({ start: shell, dataFolder, environment })

  const end = async (signal: NodeJS.Signals) => {
    if (shell === undefined || signal === 'SIGKILL') {
      await signalProgram(host, signal, join(homeFolder, 'pid'))
      await host.ended
    } else if (sharedProcess === undefined) {
      host.child.stdin?.end()
      await host.ended
    } else if (!hasEnded && !host.hasEnded) {
      const ended = host.nextLine(line => line.shell === shell && line.ended === true)
      host.send({ close: shell })
      await ended
    }
    for (const browser of browsers) await browser.close().catch(() => {})
  }
  const page = await nextWindow('desktop').catch(async (error: unknown) => {
    await end('SIGTERM')
    throw error
  })
  await page.setViewportSize(listBesideInvoice)
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
    pid: () => pidOf(host, join(homeFolder, 'pid')),
    log,
  }
}

const needsOwnProcess = ({ keychain, environment, nodeArguments }: LaunchOptions): boolean =>
  keychain || environment !== undefined || nodeArguments !== undefined

const ownEnvironment = (): NodeJS.ProcessEnv => {
  const { DBUS_SESSION_BUS_ADDRESS: _bus, BILLWRIGHT_API_KEY: _key, ...env } = process.env
  return { ...env, NODE_COMPILE_CACHE: compileCache }
}

/** A separate process group, so that `kill` also kills the browser, like a power failure. */
const startProcess = (
  { dataFolder, homeFolder, keychain, nodeArguments = [] }: LaunchOptions,
  environment: Record<string, string>,
  sharedBrowser: string | undefined,
): HostProcess => {
  const shell = sharedBrowser
    ? [sharedHostScript, '--cdp', sharedBrowser]
    : [
        join(shellFolder, 'index.ts'),
        '--headless',
        '--no-warm-up',
        '--debug-port',
        '0',
        '--exit-with-parent',
        '--data',
        dataFolder,
      ]
  const program = [process.execPath, ...nodeArguments, ...shell]
  const [command = '', ...args] = keychain ? withKeyring(program, join(homeFolder, 'pid')) : program
  return new HostProcess(command, args, { ...ownEnvironment(), ...environment })
}

/**
 * A separate bus and keyring. The number of the program is recorded, because it is not that of the started
 * process.
 */
const withKeyring = (program: string[], pidFile: string): string[] => [
  'dbus-run-session',
  '--',
  'sh',
  '-c',
  `printf test | gnome-keyring-daemon --unlock --components=secrets >/dev/null 2>&1 && echo $$ > '${pidFile}' && exec "$@"`,
  'sh',
  ...program,
]

const signalProgram = async (host: HostProcess, signal: NodeJS.Signals, pidFile: string): Promise<void> => {
  const { pid } = host.child
  if (pid === undefined || host.hasEnded) return
  if (signal === 'SIGKILL') return void process.kill(-pid, signal)
  // only the program gets the signal; it ends the processes that it started
  process.kill(await pidOf(host, pidFile), signal)
}

const pidOf = async (host: HostProcess, pidFile: string): Promise<number> => {
  const noted = await readFile(pidFile, 'utf8').catch(() => undefined)
  if (noted === undefined && host.child.pid === undefined) throw new Error('the program did not start')
  return Number(noted ?? host.child.pid)
}

/**
 * Exits like `xdg-open` without a program for the type if a file such as `no-program.eml` is in the home
 * folder.
 */
const fakeOpener = async (homeFolder: string, openedFile: string): Promise<string> => {
  const folder = join(homeFolder, 'bin')
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, 'xdg-open'),
    `#!/bin/sh\n[ -e "$HOME/no-program.\${1##*.}" ] && exit 3\nprintf '%s\\n' "$1" >> '${openedFile}'\n`,
  )
  await chmod(join(folder, 'xdg-open'), 0o755)
  return `${folder}${delimiter}${process.env.PATH ?? ''}`
}

interface OpenedWindow {
  window: 'desktop' | 'key'
  cdp: string
}

/** The program prints one line per window; each is consumed once, in order. */
const windowsOf = (host: HostProcess, shell: number | undefined, browsers: Browser[], log: () => string) => {
  const opened: OpenedWindow[] = []
  const waiting: { window: string; resolve(opened: OpenedWindow): void; reject(error: Error): void }[] = []
  const match = () => {
    for (const wanted of [...waiting]) {
      const index = opened.findIndex(({ window }) => window === wanted.window)
      const [found] = index < 0 ? [] : opened.splice(index, 1)
      if (found === undefined) continue
      waiting.splice(waiting.indexOf(wanted), 1)
      wanted.resolve(found)
    }
  }
  const fail = (reason: string) => {
    for (const { reject } of waiting) reject(new Error(`the program ended: ${reason}\n${log()}`))
  }
  host.onLine(({ shell: of, window, cdp, ended, error = 'no error' }) => {
    if (of !== shell) return
    if (window !== undefined && cdp !== undefined) opened.push({ window, cdp })
    match()
    if (ended) fail(error)
  })
  void host.ended.then(() => fail('its process has ended'))

  return async (window: OpenedWindow['window']): Promise<Page> => {
    const { cdp } = await new Promise<OpenedWindow>((resolve, reject) => {
      waiting.push({ window, resolve, reject })
      setTimeout(() => reject(new Error(`the ${window} window did not open\n${log()}`)), 40_000).unref()
      match()
    })
    const { origin, pathname } = new URL(cdp)
    const browser = await chromium.connectOverCDP(origin)
    browsers.push(browser)
    // Each connection sees the pages of all windows, and dismisses their dialogs unless it has a listener.
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
