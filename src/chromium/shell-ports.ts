import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { homedir } from 'node:os'
import { extname, join } from 'node:path'
import type { Page } from 'playwright-core'
import type { ShellPorts } from '#app/ports.ts'
import { externalLink } from '#contract/external-link.ts'
import { AppError } from '#core/errors/app-error.ts'
import { openCommand, run, showInFolderCommand } from './system-opener.ts'

/** Implements the shell ports for a browser without a desktop toolkit. */
export const chromiumShellPorts = (
  page: () => Page | undefined,
  openKeyWindow: ShellPorts['openKeyWindow'],
  { platform = process.platform, saveFolder = join(homedir(), 'Downloads') } = {},
): ShellPorts => ({
  async openExternal(url) {
    // The use case has validated the URL; this second check is the last point where it can be blocked.
    const link = externalLink(url)
    if (link === undefined) throw new AppError('refused', { message: { code: 'link.refused' } })
    await run(openCommand(link, platform))
  },
  openPath: path => run(openCommand(path, platform)),
  showInFolder: path => run(showInFolderCommand(path, platform)),
  /** There is no native dialog; a new name in Downloads never overwrites a file. */
  async chooseSavePath(suggestedName) {
    await mkdir(saveFolder, { recursive: true })
    return unusedPath(saveFolder, suggestedName)
  },
  async copyText(text) {
    await page()?.evaluate(value => {
      const { clipboard } = (globalThis as unknown as { navigator: ClipboardOwner }).navigator
      return clipboard.writeText(value)
    }, text)
  },
  openKeyWindow,
})

interface ClipboardOwner {
  clipboard: { writeText(text: string): Promise<void> }
}

/** `INV-1.pdf`, or `INV-1 (2).pdf` if that exists, so that nothing is overwritten. */
export const unusedPath = (folder: string, suggestedName: string): string => {
  const name = safeName(suggestedName)
  const extension = extname(name)
  const stem = name.slice(0, name.length - extension.length)
  let path = join(folder, name)
  for (let count = 2; existsSync(path); count += 1) path = join(folder, `${stem} (${count})${extension}`)
  return path
}

/** Removes path separators, characters that file systems forbid, and leading dots. */
const safeName = (name: string): string => {
  const safe = name
    .replace(/[\p{Cc}\\/:*?"<>|]/gu, '-')
    .replace(/^[. ]+/, '')
    .trim()
  return safe === '' ? 'invoice.pdf' : safe
}
