import { useEffect, useState } from 'react'
import { type XmlFormat, xmlFormats } from '#core/einvoice-formats.ts'
import { releasesOn, ruleDay } from '#core/einvoice-releases.ts'
import type { Issue } from '#core/errors/issue.ts'
import { localDateOf } from '#core/text/calendar-date.ts'
import { Button } from '../controls/button.tsx'
import { Dialog, DialogActions } from '../controls/dialog.tsx'
import controls from '../controls/field.module.css'
import { FieldFrame } from '../controls/text-field.tsx'
import { FindingList } from '../findings/finding-list.tsx'
import { t } from '../i18n/translate.ts'
import { focusPath } from '../state/focus-field.ts'
import { useApp, useHost, useOpenInvoice } from '../state/use-app.ts'
import { CoverageTable } from './coverage-table.tsx'
import { checkEInvoice, exportEInvoices } from './export-actions.ts'
import styles from './export-dialog.module.css'

/** Asks for the format of e-invoices. What a single invoice lacks is listed, with links to its fields. */
export function ExportDialog({ ids }: { ids: readonly string[] }) {
  const app = useApp()
  const usual = useUsualFormat()
  const [format, setFormat] = useState<XmlFormat>(usual)
  const issues = useIssues(ids, format)
  const isBroken = issues?.some(({ severity }) => severity === 'error') ?? false
  return (
    <Dialog
      title={t('einvoice.export.title', { count: ids.length })}
      onClose={() => app.view.set({ overlay: null })}
    >
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          void exportEInvoices(app, ids, format)
        }}
      >
        <p>{t('einvoice.export.about')}</p>
        <FieldFrame label={t('einvoice.format')}>
          {({ id }) => (
            <select
              id={id}
              className={controls.control}
              value={format}
              onChange={event => setFormat(event.target.value as XmlFormat)}
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
        <div className={styles.findings} aria-live="polite">
          {issues && <p>{t('einvoice.export.releases', { releases: releasesText(format) })}</p>}
          {issues && issues.length === 0 && <p>{t('einvoice.export.valid')}</p>}
          {issues && issues.length > 0 && (
            <>
              <p>{t('einvoice.export.broken', { count: issues.length })}</p>
              <FindingList issues={issues} onChoose={path => focusPath(app, path)} />
            </>
          )}
        </div>
        <DialogActions>
          <Button onClick={() => app.view.set({ overlay: null })}>{t('dialog.cancel')}</Button>
          <Button type="submit" variant="primary" disabled={isBroken}>
            {t('einvoice.export.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** The versions of the rules that decide about a document that is sent today. */
const releasesText = (format: XmlFormat): string =>
  releasesOn(format, ruleDay(undefined, localDateOf(new Date()))).join(', ')

/** The format of the customer, else the one that every receiver of the standard reads. */
function useUsualFormat(): XmlFormat {
  const customerId = useOpenInvoice(invoice => invoice.customerId) ?? null
  const usual = useHost(host =>
    customerId === null ? undefined : host.customers[customerId]?.record.e_invoice_format,
  )
  return xmlFormats.find(name => name === usual) ?? 'ubl'
}

/** `null` while they are looked for, and for several invoices, whose findings the export reports. */
function useIssues(ids: readonly string[], format: XmlFormat): Issue[] | null {
  const app = useApp()
  const [found, setFound] = useState<{ format: XmlFormat; issues: Issue[] } | null>(null)
  const [id = ''] = ids
  const isSingle = ids.length === 1
  useEffect(() => {
    let isCurrent = true
    if (isSingle)
      void checkEInvoice(app, { id, format }, issues => {
        if (isCurrent) setFound({ format, issues })
      })
    return () => {
      isCurrent = false
    }
  }, [app, id, isSingle, format])
  return found?.format === format ? found.issues : null
}
