import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Page } from 'playwright-core'
import type { ShellPorts } from '#app/ports/ports.ts'
import { externalLink, requireMailto } from '#contract/external-link.ts'
import { AppError } from '#core/errors/app-error.ts'
import { type AskText, createPathQuestions } from './ask-path.ts'
import { openCommand, run, showInFolderCommand } from './system-opener.ts'

/** Implements the shell ports for a browser without a desktop toolkit. */
export const chromiumShellPorts = (
  page: () => Page | undefined,
  openKeyWindow: ShellPorts['openKeyWindow'],
  ask: AskText,
  { platform = process.platform } = {},
): ShellPorts => {
  const questions = createPathQuestions(ask)
  return {
    async openExternal(url) {
      // The use case has validated the URL; this second check is the last point where it can be blocked.
      const link = externalLink(url)
      if (link === undefined) throw new AppError('refused', { message: { code: 'link.refused' } })
      await run(openCommand(link, platform))
    },
    async openMailto(link) {
      requireMailto(link)
      await run(openCommand(link, platform))
    },
    openPath: path => run(openCommand(path, platform)),
    showInFolder: path => run(showInFolderCommand(path, platform)),
    async chooseSavePath(suggestedName) {
      const path = await questions.savePath(suggestedName)
      if (path !== null) await mkdir(dirname(path), { recursive: true })
      return path
    },
    chooseFolder: questions.folder,
    async copyText(text) {
      await page()?.evaluate(value => {
        const { clipboard } = (globalThis as unknown as { navigator: ClipboardOwner }).navigator
        return clipboard.writeText(value)
      }, text)
    },
    openKeyWindow,
  }
}

interface ClipboardOwner {
  clipboard: { writeText(text: string): Promise<void> }
}
