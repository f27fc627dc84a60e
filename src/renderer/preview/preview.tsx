import { Tabs } from '@base-ui/react/tabs'
import { useRef, useState } from 'react'
import { openConnect } from '../connections/connect-actions.ts'
import { Button, IconButton } from '../controls/button.tsx'
import { classNames } from '../controls/class-names.ts'
import { Icon } from '../controls/icon.tsx'
import { ariaShortcut } from '../controls/shortcut.ts'
import { DesignStrip } from '../design/design-strip.tsx'
import { isMac } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { mayBeEdited } from '../state/document/open-invoice.ts'
import { activeConnection, modeOf } from '../state/host/active-connection.ts'
import { useApp, useHost, useOpenInvoice } from '../state/use-app.ts'
import { savePdf } from '../submission/submit-actions.ts'
import { DeliveredPdf } from './delivered-pdf.tsx'
import { PageFrame } from './page-frame.tsx'
import styles from './preview.module.css'
import { usePageViewer } from './use-page-viewer.ts'

/** The preview. After a live submission the first tab is the delivered PDF, and the second the preview. */
export function PreviewPane() {
  const submission = useOpenInvoice(({ state, submission: latest }) =>
    state === 'done' && latest?.mode === 'live' && latest.issuedBy === null ? latest : null,
  )
  const [tab, setTab] = useState('delivered')
  if (!submission)
    return (
      <div className={styles.pane}>
        <p className={styles.title}>{t('region.preview')}</p>
        <div className={styles.panel}>
          <Preview />
        </div>
      </div>
    )
  return (
    <Tabs.Root
      className={classNames(styles.pane, styles.tabbed)}
      value={tab}
      onValueChange={value => setTab(String(value))}
    >
      <Tabs.List className={styles.tabList} aria-label={t('delivered.tabs')}>
        <Tabs.Tab value="preview">{t('delivered.tab.preview')}</Tabs.Tab>
        <Tabs.Tab value="delivered">{t('delivered.tab')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel className={styles.panel} value="preview">
        <Preview />
      </Tabs.Panel>
      <Tabs.Panel className={styles.panel} value="delivered" keepMounted>
        <DeliveredPdf submission={submission} />
      </Tabs.Panel>
    </Tabs.Root>
  )
}

/** Preview of the PDF, updated at every keystroke. */
function Preview() {
  const viewport = useRef<HTMLDivElement>(null)
  const { failure, ...viewer } = usePageViewer(viewport)
  const reason = failure === undefined ? undefined : t('preview.failed', { reason: failure })
  return (
    <PageFrame
      viewport={viewport}
      viewer={{ ...viewer, failure: reason }}
      action={<SavePdfButton />}
      caption={<Caption />}
      foot={<DesignStrip />}
    />
  )
}

function SavePdfButton() {
  const app = useApp()
  const id = useOpenInvoice(invoice => invoice.id)
  return (
    <IconButton
      label={t('command.save-pdf')}
      aria-keyshortcuts={ariaShortcut('CmdOrCtrl+Shift+S', isMac)}
      onClick={() => id !== undefined && void savePdf(app, id)}
    >
      <Icon icon="download" />
    </IconButton>
  )
}

/** Explains whether the final PDF keeps the TEST watermark of the preview. */
function Caption() {
  const app = useApp()
  const next = useHost(host => modeOf(activeConnection(host.connections)))
  const submitted = useOpenInvoice(invoice =>
    mayBeEdited(invoice) ? null : (invoice.submission?.mode ?? null),
  )
  const isMarked = useOpenInvoice(({ submission }) => submission != null && submission.issuedBy !== null)
  const mode = isMarked ? 'marked' : (submitted ?? next)
  const isPractice = useHost(host => activeConnection(host.connections)?.practice === true)
  if (mode === 'test' && isPractice) {
    return (
      <p className={classNames(styles.caption, styles.offer)}>
        <span>{t('preview.caption.practice')}</span>
        <Button variant="link" size="small" onClick={() => openConnect(app)}>
          {t('connect.open')}
        </Button>
      </p>
    )
  }
  return <p className={styles.caption}>{t(`preview.caption.${mode ?? 'none'}`)}</p>
}
