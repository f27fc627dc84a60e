import type { IssuedByOtherMeans } from '#contract/issued-by.ts'
import type { Submission } from '#contract/submission.ts'
import { formatDate } from '#core/money/format.ts'
import { sentences } from '../i18n/joined-texts.ts'
import { formatDateTime, uiLocale } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import styles from './receipt.module.css'

interface IssuedFactsProps {
  submission: Submission
  issuedBy: IssuedByOtherMeans
}

/** For a document marked as issued: how and when it was issued, and that there is no final PDF of it. */
export function IssuedFacts({ submission: { startedAt }, issuedBy }: IssuedFactsProps) {
  const { means, reason, issuedOn, file } = issuedBy
  return (
    <>
      <p className={styles.lead}>
        {sentences(
          t('mark.receipt.how', { means: t(`mark.means.${means}`), date: formatDate(issuedOn, uiLocale) }),
          t('mark.receipt.pdf'),
        )}
      </p>
      <dl className={styles.facts}>
        <Fact name={t('mark.receipt.marked')} value={formatDateTime(startedAt)} />
        {reason !== '' && <Fact name={t('mark.reason')} value={reason} />}
        {file && <Fact name={t('mark.file')} value={file.name} />}
        {file && <Fact name={t('mark.receipt.hash')} value={file.sha256} />}
      </dl>
    </>
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
