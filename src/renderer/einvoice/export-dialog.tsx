import { useState } from 'react'
import { type XmlFormat, xmlFormats } from '#core/einvoice-formats.ts'
import { Button } from '../controls/button.tsx'
import { Checkbox } from '../controls/checkbox.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import controls from '../controls/field.module.css'
import { FieldFrame } from '../controls/text-field.tsx'
import { t } from '../i18n/translate.ts'
import { MarkIssuedCheckbox } from '../mark-issued/mark-issued-checkbox.tsx'
import { useApp, useHost } from '../state/use-app.ts'
import styles from './checklist.module.css'
import { CoverageTable } from './coverage-table.tsx'
import { exportEInvoices } from './export-actions.ts'

/** Asks for the e-invoice format of several invoices. The export reports what they lack. */
export function ExportDialog({ ids }: { ids: readonly string[] }) {
  const app = useApp()
  const last = useHost(host => host.settings?.eInvoiceFormat)
  const [format, setFormat] = useState<XmlFormat>(last || 'ubl')
  const [marks, setMarks] = useState(false)
  const [byCustomer, setByCustomer] = useState(true)
  return (
    <Dialog
      kind="form"
      title={t('einvoice.export.title', { count: ids.length })}
      onClose={() => app.view.set({ overlay: null })}
    >
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          void exportEInvoices(app, { ids, format, byCustomer, marks })
        }}
      >
        <p>{t('einvoice.export.about')}</p>
        <label className={styles.keep}>
          <Checkbox checked={byCustomer} onChange={event => setByCustomer(event.target.checked)} />
          {t('einvoice.export.by-customer')}
        </label>
        <FormatField
          label={byCustomer ? t('einvoice.export.others') : t('einvoice.format')}
          format={format}
          onFormat={setFormat}
        />
        <MarkIssuedCheckbox isChosen={marks} onChoose={setMarks} />
        <DialogActions>
          <Button onClick={() => app.view.set({ overlay: null })}>{t('dialog.cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('einvoice.export.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

interface FormatFieldProps {
  label?: string
  format: XmlFormat
  onFormat: (format: XmlFormat) => void
}

/** Field for the format, with the coverage of the formats by country. */
export function FormatField({ label = t('einvoice.format'), format, onFormat }: FormatFieldProps) {
  return (
    <>
      <FieldFrame label={label}>
        {({ id }) => (
          <select
            id={id}
            className={controls.control}
            value={format}
            onChange={event => onFormat(event.target.value as XmlFormat)}
          >
            {xmlFormats.map(name => (
              <option key={name} value={name}>
                {t(`einvoice.format.${name}`)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <CoverageTable />
    </>
  )
}
