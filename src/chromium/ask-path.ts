import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, extname, isAbsolute, join } from 'node:path'
import type { Page } from 'playwright-core'
import { AppError } from '#core/errors/app-error.ts'
import { safeFileStem } from '#core/text/file-name.ts'
import { textOf } from '#platform/host/shell-texts.ts'

/** Asks for a text in a dialog of the browser; `null`: cancelled. */
export type AskText = (question: string, proposal: string) => Promise<string | null>

/**
 * Asks with the browser's own `prompt`, in a world that the scripts of the page cannot reach: a page that was taken over
 * must not choose where files are written.
 */
export const createPrompt = (page: () => Page | undefined): AskText & { isOpen(): boolean } => {
  let open = 0
  const ask: AskText = async (question, proposal) => {
    const shown = page()
    if (!shown) return null
    open += 1
    const session = await shown.context().newCDPSession(shown)
    try {
      const { frameTree } = await session.send('Page.getFrameTree')
      const { executionContextId } = await session.send('Page.createIsolatedWorld', {
        frameId: frameTree.frame.id,
        worldName: 'billwright-path',
      })
      const { result } = await session.send('Runtime.evaluate', {
        expression: `prompt(${JSON.stringify(question)}, ${JSON.stringify(proposal)})`,
        contextId: executionContextId,
        returnByValue: true,
        userGesture: true,
      })
      return typeof result.value === 'string' && result.value.trim() !== '' ? result.value : null
    } finally {
      open -= 1
      await session.detach().catch(() => {})
    }
  }
  return Object.assign(ask, { isOpen: () => open > 0 })
}

/** Asks for paths as text, starting in Downloads and then in the folder used last. */
export const createPathQuestions = (ask: AskText, { home = homedir() } = {}) => {
  let lastFolder = join(home, 'Downloads')

  return {
    /** @throws AppError file_unwritable */
    async savePath(suggestedName: string): Promise<string | null> {
      const typed = await ask(textOf({ code: 'shell.ask_path' }), unusedPath(lastFolder, suggestedName))
      if (typed === null) return null
      const path = absolutePath(typed, home)
      if (await isFolder(path)) {
        lastFolder = path
        return unusedPath(path, suggestedName)
      }
      const folder = dirname(path)
      // The proposed folder may not exist yet.
      if (folder !== lastFolder) await requireFolder(folder)
      lastFolder = folder
      const name = path.slice(folder.length).replace(/^[/\\]/, '')
      return unusedPath(folder, extname(name) === '' ? name + extname(suggestedName) : name)
    },

    /** @throws AppError file_unwritable */
    async folder(): Promise<string | null> {
      const typed = await ask(textOf({ code: 'shell.ask_folder' }), lastFolder)
      if (typed === null) return null
      const path = absolutePath(typed, home)
      await requireFolder(path)
      lastFolder = path
      return path
    },
  }
}

/** Expands `~` and removes quotes around the path, like a terminal. */
const absolutePath = (typed: string, home: string): string => {
  const path = typed.trim().replace(/^(["'])(.*)\1$/, '$2')
  if (path === '~') return home
  if (/^~[/\\]/.test(path)) return join(home, path.slice(2))
  return isAbsolute(path) ? join(path) : join(home, path)
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    found => found.isDirectory(),
    () => false,
  )

const requireFolder = async (folder: string): Promise<void> => {
  if (await isFolder(folder)) return
  throw new AppError('file_unwritable', { message: { code: 'file.no_folder', params: { folder } } })
}

/** `INV-1.pdf`, or `INV-1 (2).pdf` if that exists, so that nothing is overwritten. */
export const unusedPath = (folder: string, suggestedName: string): string => {
  const extension = extname(suggestedName)
  const safeExtension = extension === '' ? '' : `.${safeFileStem(extension.slice(1))}`
  const stem = safeFileStem(suggestedName.slice(0, suggestedName.length - extension.length)) || 'invoice'
  let path = join(folder, stem + safeExtension)
  for (let count = 2; existsSync(path); count += 1) path = join(folder, `${stem} (${count})${safeExtension}`)
  return path
}
