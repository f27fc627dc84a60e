import type { IssuedByOtherMeans } from '#contract/issued-by.ts'
import type { Submission } from '#contract/submission.ts'
import { documentTypeOf } from '#core/document-type.ts'
import { formatDate } from '#core/money/format.ts'
import { Icon } from '../controls/icon.tsx'
import { kindParams } from '../documents/type-names.ts'
import { formatDateTime, uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { PaymentSummary } from '../payments/payment-summary.tsx'
import { useOpenInvoice } from '../state/use-app.ts'
import panel from './panel.module.css'
import styles from './receipt.module.css'

interface IssuedReceiptProps {
  submission: Submission
  issuedBy: IssuedByOtherMeans
}

/** Of a document that was marked as issued: how and when it left, and that there is no final PDF of it. */
export function IssuedReceipt({ submission, issuedBy }: IssuedReceiptProps) {
  const { invoiceId, invoice_number: number, startedAt } = submission
  const { means, reason, issuedOn, file } = issuedBy
  const type = useOpenInvoice(invoice => documentTypeOf(invoice.doc.draft)) ?? 'invoice'
  return (
    <section className={`${panel.panel} ${styles.receipt}`} aria-label={t('receipt.region')}>
      <Icon icon="circle-check" size={20} />
      <div className={panel.content}>
        <h2 tabIndex={-1} data-result="" className={styles.title}>
          {t('mark.receipt', { ...kindParams(type), number })}
        </h2>
        <p className={styles.lead}>
          {t('mark.receipt.how', {
            means: t(`mark.means.${means}`),
            date: formatDate(issuedOn, uiLocale),
          })}{' '}
          {t('mark.receipt.pdf')}
        </p>
        <PaymentSummary id={invoiceId} />
        <details className={styles.details}>
          <summary>{t('receipt.details')}</summary>
          <dl className={styles.facts}>
            <Fact name={t('mark.receipt.marked')} value={formatDateTime(startedAt)} />
            {reason !== '' && <Fact name={t('mark.reason')} value={reason} />}
            {file && <Fact name={t('mark.file')} value={file.name} />}
            {file && <Fact name={t('mark.receipt.hash')} value={file.sha256} />}
          </dl>
        </details>
      </div>
    </section>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <bdi>{value}</bdi>
    </dd>
  </div>
)
