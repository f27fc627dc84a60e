import type { Connection } from '#contract/desktop-api.ts'
import { formatMoney } from '#core/money/format.ts'
import { switchConnection } from '../connections/connection-actions.ts'
import { selectTemplate } from '../design/select-template.ts'
import { uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import type { App } from '../state/app.ts'
import { modeOf } from '../state/host/active-connection.ts'
import { openInvoice } from '../state/invoice-actions.ts'
import { commands, titleOf } from './commands.ts'

export interface PaletteEntry {
  key: string
  title: string
  detail?: string
  shortcut?: string
  run(): void
}

const maxEntries = 50

export function paletteEntries(app: App, search: string): PaletteEntry[] {
  const { invoices, templates, connections } = app.hostStore.store.getState()
  const commandEntries = commands
    .filter(command => command.inPalette && command.enabled(app))
    .map((command): PaletteEntry => {
      const [shortcut] = command.shortcuts
      return {
        key: `command ${command.id}`,
        title: titleOf(app, command),
        ...(shortcut === undefined ? {} : { shortcut }),
        run: () => command.run(app),
      }
    })
  const templateEntries = templates
    .filter(({ mistake }) => mistake === null)
    .map(({ name, title }, index) => ({
      key: `template ${name}`,
      title: t('command.template', { title }),
      ...(index < 9 ? { shortcut: `CmdOrCtrl+${index + 1}` } : {}),
      run: () => selectTemplate(app, name),
    }))
  const connectionEntries = (connections?.connections ?? [])
    .filter(({ id }) => id !== connections?.active)
    .map(connection => ({
      key: `connection ${connection.id}`,
      title: t('command.use-connection', { name: connection.name }),
      detail: connectionDetail(connection),
      run: () => void switchConnection(app, connection),
    }))
  const invoiceEntries = invoices.map(invoice => ({
    key: `invoice ${invoice.id}`,
    title: invoice.customer || t('list.no-customer'),
    detail: [
      invoice.invoice_number,
      invoice.payable === null ? '' : formatMoney(invoice.payable, invoice.currency, uiLocale),
      t(`state.${invoice.state}`),
    ]
      .filter(text => text !== '')
      .join(' · '),
    run: () => void openInvoice(app, invoice.id),
  }))
  return [...commandEntries, ...connectionEntries, ...templateEntries, ...invoiceEntries]
    .filter(entry => matchesSearch(`${entry.title} ${'detail' in entry ? entry.detail : ''}`, search))
    .slice(0, maxEntries)
}

function connectionDetail(connection: Connection): string {
  if (connection.practice) return t('mode.practice')
  const mode = modeOf(connection)
  return [mode === null ? t('connection.no-key') : t(`mode.${mode}`), connection.baseUrl].join(' · ')
}

/** Every word of the search occurs in the text. */
function matchesSearch(text: string, search: string): boolean {
  const plain = text.toLocaleLowerCase()
  return search
    .toLocaleLowerCase()
    .split(/\s+/)
    .every(word => plain.includes(word))
}
