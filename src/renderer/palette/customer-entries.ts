import { foldedText } from '#core/records/record-keys.ts'
import { lowerCase, perLanguage } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { customerOptions } from '../record-actions/customer-options.ts'
import { newInvoiceFor } from '../state/invoice-actions.ts'
import type { PaletteSource } from './palette-source.ts'

/** Entries "new invoice" per customer; the host searches the customers. */
export const customerSource: PaletteSource = {
  async find(app, search) {
    if (app.hostStore.store.getState().data?.state !== 'ready') return []
    const named = withoutCommand(search)
    // the name may contain words of the command, so the whole text is searched as well
    const texts = named === search.trim() ? [named] : [search.trim(), named]
    const options = (await Promise.all(texts.map(text => customerOptions(app, text)))).flat()
    const isNamed = (name: string) => texts.some(text => foldedText(text) === foldedText(name))
    return options.flatMap(({ key, customer, view, detail }) =>
      view
        ? {
            isExact: isNamed(customer.name),
            key: `customer ${key}`,
            title: t('palette.new-invoice-for', { name: customer.name }),
            detail,
            run: () => void newInvoiceFor(app, view.id),
          }
        : [],
    )
  },
}

const commandWords = perLanguage(
  () =>
    new Set(
      lowerCase(t('palette.new-invoice-for', { name: '' }))
        .trim()
        .split(/\s+/),
    ),
)

/** The search without the words of the command: "new invoice for north" looks for "north". */
function withoutCommand(search: string): string {
  const words = search.trim().split(/\s+/)
  const named = words.filter(word => !commandWords().has(lowerCase(word)))
  return (named.length > 0 ? named : words).join(' ')
}
