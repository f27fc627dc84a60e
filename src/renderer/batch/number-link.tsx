import { Button } from '../controls/button.tsx'
import { say } from '../i18n/translate.ts'

/** A number that leads to its invoice. */
export function NumberLink({ number, onClick }: { number: string; onClick: () => void }) {
  return (
    <Button look="link" size="small" aria-label={say('batch.open-number', { number })} onClick={onClick}>
      <bdi>{number}</bdi>
    </Button>
  )
}
