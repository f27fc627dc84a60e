import { join } from 'node:path'
import { _electron } from '@playwright/test'
import { electronBinary } from './electron-binary.ts'
import type { LaunchOptions, RunningApp } from './target.ts'

const root = join(import.meta.dirname, '..', '..')

export const launchElectron = async (options: LaunchOptions): Promise<RunningApp> => {
  const { dataFolder, homeFolder, environment = {} } = options
  const executablePath = electronBinary()
  if (executablePath === undefined) throw new Error("Electron's binary is not on this computer")
  const log: string[] = []
  const app = await _electron.launch({
    executablePath,
    args: [root, `--user-data-dir=${join(homeFolder, 'electron')}`, ...sandboxFlags()],
    env: {
      ...definedEnvironment(),
      HOME: homeFolder,
      BILLWRIGHT_DATA_DIR: dataFolder,
      BILLWRIGHT_STATE_DIR: join(homeFolder, 'state'),
      ...environment,
    },
  })
  app.process().stderr?.on('data', (chunk: Buffer) => log.push(chunk.toString()))

  // records what the program opens instead of showing it
  await app.evaluate(({ shell, dialog, app: running }) => {
    const opened: string[] = []
    const paths: string[] = []
    Object.assign(globalThis, { opened, paths })
    shell.openExternal = async url => void opened.push(url)
    shell.openPath = async path => {
      opened.push(path)
      return ''
    }
    shell.showItemInFolder = path => void opened.push(path)
    Object.assign(dialog, {
      showSaveDialog: async (...given: Electron.SaveDialogOptions[]) => ({
        canceled: false,
        filePath: paths.shift() ?? given.at(-1)?.defaultPath ?? running.getPath('downloads'),
      }),
      showOpenDialog: async (...given: Electron.OpenDialogOptions[]) => ({
        canceled: false,
        filePaths: [paths.shift() ?? given.at(-1)?.defaultPath ?? running.getPath('documents')],
      }),
    })
  })

  return {
    page: await app.firstWindow(),
    opened: () => app.evaluate(() => (globalThis as unknown as { opened: string[] }).opened),
    choosePath: path =>
      app.evaluate((_, chosen) => {
        ;(globalThis as unknown as { paths: string[] }).paths.push(chosen)
      }, path),
    keyWindow: async ask => {
      const window = app.waitForEvent('window')
      await ask()
      return await window
    },
    close: () => app.close(),
    kill: async () => {
      app.process().kill('SIGKILL')
      await app.close().catch(() => {})
    },
    pid: async () => {
      const { pid } = app.process()
      if (pid === undefined) throw new Error('the program did not start')
      return pid
    },
    log: () => log.join(''),
  }
}

const sandboxFlags = (): string[] => (process.getuid?.() === 0 ? ['--no-sandbox'] : [])

const definedEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
