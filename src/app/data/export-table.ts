import type { ParsedArgumentOf } from '#contract/desktop-api.ts'
import { inertCell } from '#core/text/csv.ts'
import type { Files, ShellPorts } from '../ports.ts'

interface Parts {
  files: Files
  shell: ShellPorts
}

/** For a file CSV as in RFC 4180; for the clipboard what a spreadsheet takes apart when it is pasted. */
export const createExportTable = ({ files, shell }: Parts) => ({
  async exportTable({ title, rows, to }: ParsedArgumentOf<'exportTable'>): Promise<{ path: string } | null> {
    if (to === 'clipboard') {
      await shell.copyText(rows.map(row => row.map(onOneLine).join('\t')).join('\n'))
      return null
    }
    const path = await shell.chooseSavePath(`${title.replace(/[\p{C}/\\:*?"<>|]/gu, '-')}.csv`)
    if (path === null) return null
    const text = rows.map(row => row.map(quoted).join(',')).join('\r\n')
    // with the mark, for without it a common spreadsheet reads another encoding
    await files.write(path, new TextEncoder().encode(`\uFEFF${text}\r\n`))
    return { path }
  },
})

const quoted = (cell: string): string => `"${inertCell(cell).replaceAll('"', '""')}"`

const onOneLine = (cell: string): string => inertCell(cell.replace(/[\t\r\n]+/g, ' '))
