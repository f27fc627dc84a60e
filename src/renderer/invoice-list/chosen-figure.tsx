import { IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { t } from '../i18n/translate.ts'
import { useApp, useHost } from '../state/use-app.ts'
import { figureText } from './figure-text.ts'

/** The overview figure whose documents are listed, with a button that removes this filter. */
export function ChosenFigure({ className }: { className: string | undefined }) {
  const app = useApp()
  const { figure, period } = useHost(host => host.filter)
  if (figure === null) return null
  const what = figureText(figure, period)
  return (
    <p className={className}>
      {what}
      <IconButton
        label={t('filter.figure.remove', { what })}
        onClick={() => app.hostStore.setFilter({ figure: null, period: { kind: 'all' } })}
      >
        <Icon icon="x" size={14} />
      </IconButton>
    </p>
  )
}
