import { mkdir } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { ShellPorts } from '#app/ports.ts'
import { externalLink } from '#contract/external-link.ts'
import { AppError } from '#core/app-error.ts'
import { folderOpenerOf, openerOf, run } from './system-opener.ts'
import { unusedPath } from './unused-path.ts'

/** What the use cases ask of the desktop around them, where there is a browser and no toolkit. */
export const chromiumShellPorts = (
  page: () => Page | undefined,
  openKeyWindow: ShellPorts['openKeyWindow'],
  { platform = process.platform, saveFolder = join(homedir(), 'Downloads') } = {},
): ShellPorts => ({
  async openExternal(url) {
    // the desk has looked at it too; this is the last place where it can be stopped
    const link = externalLink(url)
    if (link === undefined) throw new AppError('refused', { message: 'This link cannot be opened.' })
    await run(openerOf(link, platform))
  },
  openPath: path => run(openerOf(path, platform)),
  showInFolder: path => run(folderOpenerOf(path, platform)),
  /** no native dialog can be had; a new name in Downloads never replaces anything */
  async chooseSavePath(suggestedName) {
    await mkdir(saveFolder, { recursive: true })
    return unusedPath(saveFolder, suggestedName)
  },
  async copyText(text) {
    await page()?.evaluate(words => {
      const { clipboard } = (globalThis as unknown as { navigator: ClipboardOwner }).navigator
      return clipboard.writeText(words)
    }, text)
  },
  openKeyWindow,
})

interface ClipboardOwner {
  clipboard: { writeText(text: string): Promise<void> }
}
