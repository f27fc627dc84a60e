import { Checkbox } from '../controls/checkbox.tsx'
import { Icon } from '../controls/icon.tsx'
import { t } from '../i18n/translate.ts'
import styles from './mark-issued.module.css'

interface MarkIssuedCheckboxProps {
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** Checkbox beside the export of a draft that also marks the draft as issued. */
export function MarkIssuedCheckbox({ isChosen, onChoose }: MarkIssuedCheckboxProps) {
  return (
    <div className={styles.offer}>
      <p>
        <Icon icon="circle-alert" size={16} />
        {t('mark.offer.text')}
      </p>
      <label>
        <Checkbox checked={isChosen} onChange={event => onChoose(event.target.checked)} />
        {t('mark.offer')}
      </label>
    </div>
  )
}
