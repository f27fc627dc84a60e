import type { Connection } from '#contract/connections.ts'
import { templateShortcut } from '../commands/palette-commands.ts'
import { switchConnection } from '../connections/connection-actions.ts'
import { serviceName } from '../connections/service-name.ts'
import { selectTemplate } from '../design/design-selects.tsx'
import { formatFacts } from '../i18n/joined-texts.ts'
import { t } from '../i18n/translate.ts'
import { modeOf } from '../state/host/active-connection.ts'
import type { PaletteSource } from './palette-source.ts'

export const connectionSource: PaletteSource = {
  entries: app => {
    const { connections } = app.hostStore.store.getState()
    return (connections?.connections ?? [])
      .filter(({ id }) => id !== connections?.active)
      .map(connection => ({
        key: `connection ${connection.id}`,
        title: t('command.use-connection', { name: serviceName(connection.name) }),
        detail: connectionDetail(connection),
        run: () => void switchConnection(app, connection),
      }))
  },
}

function connectionDetail(connection: Connection): string {
  if (connection.practice) return t('mode.practice')
  const mode = modeOf(connection)
  return formatFacts([mode === null ? t('connection.no-key') : t(`mode.${mode}`), connection.baseUrl ?? ''])
}

export const templateSource: PaletteSource = {
  entries: app =>
    app.hostStore.store
      .getState()
      .templates.filter(({ issue }) => issue === null)
      .map(({ name, title }, index) => ({
        key: `template ${name}`,
        title: t('command.template', { title }),
        keywords: t('keywords.template'),
        ...(index < 9 ? { shortcut: templateShortcut(index) } : {}),
        run: () => selectTemplate(app, name),
      })),
}
