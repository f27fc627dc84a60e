import { messageAt } from '../../state/document/field-messages.ts'
import { rememberDefault } from '../../state/save-settings.ts'
import { useApp, useOpenInvoice, useReadOnly } from '../../state/use-app.ts'
import { LogoPicker } from './logo-picker.tsx'

/** Logo of the invoice, which becomes that of new invoices as well. */
export function LogoField() {
  const app = useApp()
  const readOnly = useReadOnly()
  const logo = useOpenInvoice(invoice => invoice.doc.draft.logo) ?? ''
  const message = useOpenInvoice(invoice => messageAt(invoice, 'logo'))
  const write = (value: string) => {
    app.openInvoices.edit({
      label: 'edit.logo',
      coalesceKey: null,
      recipe: ({ draft }) => {
        if (value === '') delete draft.logo
        else draft.logo = value
      },
    })
    void rememberDefault(app, 'logo', value)
  }
  return <LogoPicker path="logo" value={logo} message={message} readOnly={readOnly} onValue={write} />
}
