import type { Delivery } from '#contract/delivery.ts'
import { Button } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { t, textOf } from '../i18n/translate.ts'
import { useApp } from '../state/use-app.ts'
import { choosePdfFolder, downloadAgain } from './delivery-actions.ts'
import styles from './receipt.module.css'
import { differenceText, firstDifference } from './submission-text.ts'

interface DeliveryStatusProps {
  id: string
  delivery: Delivery
  /** shows problems only, in one line */
  isShort?: boolean
}

/** State of the download and result of the comparison. */
export function DeliveryStatus({ id, delivery, isShort = false }: DeliveryStatusProps) {
  const app = useApp()
  if (delivery.state === 'fetching') {
    return (
      <p className={styles.delivery}>
        <Icon icon="loader-circle" size={14} />
        {t('receipt.fetching')}
      </p>
    )
  }
  if (delivery.state === 'failed') {
    return (
      <p className={styles.differs}>
        <Icon icon="triangle-alert" size={14} />
        {textOf(delivery.message)}
        <Button variant="link" size="small" onClick={() => void downloadAgain(app, id)}>
          {t('receipt.fetch-again')}
        </Button>
      </p>
    )
  }
  const { folderProblem, path } = delivery
  return (
    <>
      {!isShort && <ComparisonResult {...delivery} />}
      {isShort && delivery.matchesPreview === false && (
        <p className={styles.short}>{firstDifference(delivery.findings)}</p>
      )}
      {folderProblem && (
        <p className={styles.differs}>
          <Icon icon="triangle-alert" size={14} />
          <span className={styles.path}>{t(`receipt.folder-problem.${folderProblem}`, { path })}</span>
          <Button variant="link" size="small" onClick={() => void choosePdfFolder(app, 'chosen')}>
            {t('receipt.folder-choose')}
          </Button>
        </p>
      )}
    </>
  )
}

type StoredDelivery = Extract<Delivery, { state: 'kept' }>

export function ComparisonResult({ matchesPreview, findings = [] }: StoredDelivery) {
  const differs = matchesPreview === false
  const result = differs ? 'receipt.differs' : matchesPreview ? 'receipt.matches' : 'receipt.kept'
  return (
    <div
      className={differs ? styles.differs : styles.delivery}
      data-unchecked={matchesPreview === null || undefined}
    >
      <Icon icon={differs ? 'triangle-alert' : matchesPreview ? 'circle-check' : 'file-text'} size={14} />
      <div>
        <p>{t(result)}</p>
        {findings.length > 0 && (
          <ul className={styles.differences}>
            {[...new Set(findings.map(differenceText))].map(text => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
