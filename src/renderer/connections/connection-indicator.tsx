import { Popover } from '@base-ui/react/popover'
import { useState } from 'react'
import type { Connection, LinkState } from '#contract/connections.ts'
import { Button } from '../controls/button.tsx'
import { classNames } from '../controls/class-names.ts'
import popover from '../controls/popover.module.css'
import { sentences } from '../i18n/joined-texts.ts'
import { formatTime } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import type { App } from '../state/app.ts'
import { activeConnection, modeOf } from '../state/host/active-connection.ts'
import type { ServiceLink } from '../state/host/service-link.ts'
import { useApp, useHost } from '../state/use-app.ts'
import { isRunning, openConnect, replaceKey } from './connect-actions.ts'
import { checkActive } from './connection-actions.ts'
import styles from './connection-indicator.module.css'
import { serviceName } from './service-name.ts'

type Shown = LinkState | 'practice' | 'no-key' | 'untried' | 'trying' | 'connecting'

interface Action {
  label: string
  run: (app: App) => unknown
}

/** The connection in use, the last answer of its service, and the one action to take. */
export function ConnectionIndicator() {
  const app = useApp()
  const [isOpen, setOpen] = useState(false)
  const connection = useHost(host => activeConnection(host.connections))
  const link = useHost(host => host.links[connection?.id ?? ''])
  const isTrying = useHost(host => host.checking.has(connection?.id ?? ''))
  const isConnecting = useHost(host => host.connecting.some(isRunning))
  if (!connection) return null
  const shown = shownOf(connection, link, { isTrying, isConnecting })
  const mode = modeOf(connection)
  const word = t(`link.${shown}`, { time: link ? formatTime(link.since) : '' })
  const action = actionOf(shown, connection)
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={isNowOpen => {
        setOpen(isNowOpen)
        // reads the number of waiting documents
        if (isNowOpen) void app.hostStore.refreshConnections()
      }}
    >
      <Popover.Trigger
        className={styles.indicator}
        data-region="status"
        data-link={shown}
        title={serviceName(connection.name)}
      >
        <i aria-hidden="true" />
        <span className={styles.word} role="status">
          {word}
        </span>
        {mode !== null && (
          <span className={mode === 'live' ? styles.live : styles.test}>
            {t(mode === 'live' ? 'mode.live' : 'mode.test')}
          </span>
        )}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={popover.positioner} side="bottom" align="end" sideOffset={6}>
          <Popover.Popup className={classNames(popover.popup, styles.popup)}>
            <Popover.Title className={styles.title}>
              {connection.practice ? word : <bdi>{connection.name}</bdi>}
            </Popover.Title>
            <Popover.Description className={styles.detail}>
              {detailOf(shown, connection, link)}
            </Popover.Description>
            {action && (
              <Button
                variant="primary"
                size="small"
                onClick={() => {
                  setOpen(false)
                  action.run(app)
                }}
              >
                {action.label}
              </Button>
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function shownOf(
  { practice, key }: Connection,
  link: ServiceLink | undefined,
  { isTrying, isConnecting }: { isTrying: boolean; isConnecting: boolean },
): Shown {
  if (isConnecting && (practice || key === null || link?.state === 'key-rejected')) return 'connecting'
  if (practice) return 'practice'
  if (key === null) return 'no-key'
  if (isTrying) return 'trying'
  return link?.state ?? 'untried'
}

function detailOf(shown: Shown, { name, key, waiting }: Connection, link: ServiceLink | undefined): string {
  const wait = waiting > 0 ? t('link.detail.waiting', { count: waiting }) : ''
  switch (shown) {
    case 'connected': {
      const about = t(`link.detail.${key?.kind ?? 'test'}`, { last4: key?.last4 ?? '' })
      return sentences(about, t('link.detail.answered', { time: link ? formatTime(link.at) : '' }))
    }
    case 'no-key':
      return t('link.detail.no-key', { name })
    case 'key-rejected':
      return sentences(
        t(key?.name === undefined ? 'link.detail.key-rejected' : 'link.detail.key-ended'),
        wait,
      )
    case 'unreachable':
    case 'offline':
    case 'unavailable':
      return wait || t('link.detail.unreachable')
    case 'practice':
    case 'connecting':
    case 'trying':
    case 'untried':
      return t(`link.detail.${shown}`)
    default:
      return shown satisfies never
  }
}

function actionOf(shown: Shown, connection: Connection): Action | undefined {
  switch (shown) {
    case 'practice':
      return { label: t('connect.open'), run: app => openConnect(app) }
    case 'no-key':
      return { label: t('connect.open'), run: app => openConnect(app, connection.id) }
    case 'connecting':
      return {
        label: t('connect.show'),
        run: app => {
          const running = app.hostStore.store.getState().connecting.findLast(isRunning)
          openConnect(app, running?.connectionId ?? undefined)
        },
      }
    case 'key-rejected':
      return {
        label: t(connection.key?.name === undefined ? 'connection.replace-key' : 'connect.reconnect'),
        run: app => replaceKey(app, connection.id),
      }
    case 'untried':
    case 'unreachable':
    case 'offline':
    case 'unavailable':
      return { label: t('link.try-now'), run: app => checkActive(app) }
    case 'connected':
      return { label: t('command.connections'), run: app => app.view.set({ settings: 'account' }) }
    case 'trying':
      return undefined
    default:
      return shown satisfies never
  }
}
