import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { AppError } from '#core/errors/app-error.ts'

interface Program {
  command: string
  args: string[]
  /** its exit code is meaningless */
  ignoresExit?: true
}

/** Never uses a shell, because a URL may contain shell metacharacters. */
export const openCommand = (target: string, platform: NodeJS.Platform): Program => {
  if (platform === 'darwin') return { command: 'open', args: [target] }
  if (platform === 'win32') return { command: 'rundll32', args: ['url.dll,FileProtocolHandler', target] }
  return { command: 'xdg-open', args: [target] }
}

export const showInFolderCommand = (path: string, platform: NodeJS.Platform): Program => {
  if (platform === 'darwin') return { command: 'open', args: ['-R', path] }
  if (platform === 'win32') return { command: 'explorer', args: [`/select,${path}`], ignoresExit: true }
  return { command: 'xdg-open', args: [dirname(path)] }
}

/**
 * Time for a program to fail. `xdg-open` and `open` end with an error within it if no program opens the target; some
 * run until the viewer is closed.
 */
const maxWaitMs = 3000

/** @throws AppError file_unreadable if the program is missing or ends with an error */
export const run = ({
  command,
  args,
  ignoresExit,
  waitMs = maxWaitMs,
}: Program & { waitMs?: number }): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'ignore', detached: true, windowsHide: true })
    const fail = () =>
      reject(new AppError('file_unreadable', { message: { code: 'file.no_program', params: { command } } }))
    const timer = setTimeout(resolve, waitMs)
    child.once('spawn', () => {
      child.unref()
      if (ignoresExit) resolve()
    })
    child.once('exit', code => {
      clearTimeout(timer)
      if (code === 0) resolve()
      else fail()
    })
    child.once('error', () => {
      clearTimeout(timer)
      fail()
    })
  })
