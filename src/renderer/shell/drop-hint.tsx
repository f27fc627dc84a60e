import { Icon } from '../controls/icon.tsx'
import { t } from '../i18n/translate.ts'
import { useView } from '../state/use-app.ts'
import { isRefused } from '../state/view/drop-offer.ts'
import styles from './drop-hint.module.css'

/** What the window does with the dragged file. Only a pointer drags; the palette has the same commands. */
export function DropHint() {
  const offer = useView(view => view.fileDrop)
  if (offer === null) return null
  return (
    <div className={styles.hint} data-refused={isRefused(offer) || undefined} data-drop={offer}>
      <p className={styles.text}>
        <Icon icon={isRefused(offer) ? 'circle-alert' : 'file-text'} />
        {t(`drop.${offer}`)}
      </p>
    </div>
  )
}
