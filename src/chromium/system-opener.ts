import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { AppError } from '#core/errors/app-error.ts'

interface Program {
  command: string
  args: string[]
}

/** Never uses a shell, because a URL may contain shell metacharacters. */
export const openCommand = (target: string, platform: NodeJS.Platform): Program => {
  if (platform === 'darwin') return { command: 'open', args: [target] }
  if (platform === 'win32') return { command: 'rundll32', args: ['url.dll,FileProtocolHandler', target] }
  return { command: 'xdg-open', args: [target] }
}

export const showInFolderCommand = (path: string, platform: NodeJS.Platform): Program => {
  if (platform === 'darwin') return { command: 'open', args: ['-R', path] }
  if (platform === 'win32') return { command: 'explorer', args: [`/select,${path}`] }
  return { command: 'xdg-open', args: [dirname(path)] }
}

/** Resolves when the program has started, not when it ends. */
export const run = ({ command, args }: Program): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'ignore', detached: true, windowsHide: true })
    child.once('spawn', () => {
      child.unref()
      resolve()
    })
    child.once('error', () =>
      reject(new AppError('file_unreadable', { message: { code: 'file.no_program', params: { command } } })),
    )
  })
