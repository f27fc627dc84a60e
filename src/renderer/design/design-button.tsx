import { Popover } from '@base-ui/react/popover'
import { useState } from 'react'
import buttonStyles from '../controls/button.module.css'
import { classNames } from '../controls/class-names.ts'
import { Icon } from '../controls/icon.tsx'
import { t } from '../i18n/translate.ts'
import { useHost, useOpenInvoice, useReadOnly } from '../state/use-app.ts'
import styles from './design.module.css'
import { DesignPanel } from './design-panel.tsx'

/** Shows the template of the invoice and opens the design panel. */
export function DesignButton() {
  const readOnly = useReadOnly()
  const template = useOpenInvoice(invoice => invoice.doc.draft.template) ?? ''
  const title = useHost(host => host.templates.find(({ name }) => name === template)?.title) ?? template
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger
        className={classNames(buttonStyles.button, buttonStyles.quiet, buttonStyles.small, styles.open)}
        aria-label={t('design.open', { title })}
        disabled={readOnly}
      >
        <span>{title}</span>
        <Icon icon="chevron-down" size={14} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className={styles.positioner} side="bottom" align="start" sideOffset={4}>
          <Popover.Popup className={styles.popup}>
            <Popover.Title className="visually-hidden">{t('design.title')}</Popover.Title>
            <DesignPanel onDone={() => setOpen(false)} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
