import { t } from '../i18n/translate.ts'
import { Button } from './button.tsx'

/** A number that opens its invoice. */
export function NumberLink({ number, onClick }: { number: string; onClick: () => void }) {
  return (
    <Button variant="link" size="small" aria-label={t('batch.open-number', { number })} onClick={onClick}>
      <bdi>{number}</bdi>
    </Button>
  )
}
