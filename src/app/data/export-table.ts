import type { ParsedArgumentOf } from '#contract/operations/desktop-api.ts'
import { csvFile, inertCell } from '#core/text/csv.ts'
import { safeFileStem } from '#core/text/file-name.ts'
import type { Files, ShellPorts } from '../ports/ports.ts'

interface Deps {
  files: Files
  shell: ShellPorts
}

/** Writes CSV (RFC 4180) to a file, or tab-separated values to the clipboard. */
export const createExportTable = ({ files, shell }: Deps) => ({
  async exportTable({ title, rows, to }: ParsedArgumentOf<'exportTable'>): Promise<{ path: string } | null> {
    if (to === 'clipboard') {
      await shell.copyText(rows.map(row => row.map(onOneLine).join('\t')).join('\n'))
      return null
    }
    const path = await shell.chooseSavePath(`${safeFileStem(title)}.csv`)
    if (path === null) return null
    await files.write(path, csvFile(rows))
    return { path }
  },
})

const onOneLine = (cell: string): string => inertCell(cell.replace(/[\t\r\n]+/g, ' '))
