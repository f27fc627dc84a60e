import type { Connection } from '#contract/desktop-api.ts'
import { formatMoney } from '#core/format.ts'
import { switchTo } from '../connections/connection-actions.ts'
import { uiLocale } from '../controls/locale.ts'
import { pickTemplate } from '../design/select-template.ts'
import { say } from '../i18n/translate.ts'
import { openInvoice } from '../invoice-list/list-actions.ts'
import type { Page } from '../state/app.ts'
import { modeOf } from '../state/host/active-connection.ts'
import { commands, titleOf } from './commands.ts'

export interface PaletteEntry {
  key: string
  title: string
  detail?: string
  shortcut?: string
  run(): void
}

const most = 50

export function paletteEntries(page: Page, search: string): PaletteEntry[] {
  const { invoices, templates, connections } = page.desk.store.getState()
  const commandEntries = commands
    .filter(command => command.isListed && command.enabled(page))
    .map((command): PaletteEntry => {
      const [shortcut] = command.shortcuts
      return {
        key: `command ${command.id}`,
        title: titleOf(page, command),
        ...(shortcut === undefined ? {} : { shortcut }),
        run: () => command.run(page),
      }
    })
  const templateEntries = templates
    .filter(({ mistake }) => mistake === null)
    .map(({ name, title }, index) => ({
      key: `template ${name}`,
      title: say('command.template', { title }),
      ...(index < 9 ? { shortcut: `CmdOrCtrl+${index + 1}` } : {}),
      run: () => pickTemplate(page, name),
    }))
  const connectionEntries = (connections?.connections ?? [])
    .filter(({ id }) => id !== connections?.active)
    .map(connection => ({
      key: `connection ${connection.id}`,
      title: say('command.use-connection', { name: connection.name }),
      detail: connectionDetail(connection),
      run: () => void switchTo(page, connection),
    }))
  const invoiceEntries = invoices.map(invoice => ({
    key: `invoice ${invoice.id}`,
    title: invoice.customer || say('list.no-customer'),
    detail: [
      invoice.invoice_number,
      invoice.payable === null ? '' : formatMoney(invoice.payable, invoice.currency, uiLocale),
      say(`state.${invoice.state}`),
    ]
      .filter(text => text !== '')
      .join(' · '),
    run: () => void openInvoice(page, invoice.id),
  }))
  return [...commandEntries, ...connectionEntries, ...templateEntries, ...invoiceEntries]
    .filter(entry => isMatch(`${entry.title} ${'detail' in entry ? entry.detail : ''}`, search))
    .slice(0, most)
}

function connectionDetail(connection: Connection): string {
  if (connection.practice) return say('mode.practice')
  const mode = modeOf(connection)
  return [mode === null ? say('connection.no-key') : say(`mode.${mode}`), connection.baseUrl].join(' · ')
}

/** Every word of the search begins or stands somewhere in the text. */
function isMatch(text: string, search: string): boolean {
  const plain = text.toLocaleLowerCase()
  return search
    .toLocaleLowerCase()
    .split(/\s+/)
    .every(word => plain.includes(word))
}
