import type { ReactNode } from 'react'
import { classNames } from '../controls/class-names.ts'
import { Icon, type IconName } from '../controls/icon.tsx'
import styles from './banner.module.css'
import panel from './panel.module.css'

interface BannerProps {
  tone: 'danger' | 'warn' | 'info'
  icon: IconName
  text: ReactNode
  actions?: ReactNode
  children?: ReactNode
}

/** A persistent message with actions. */
export function Banner({ tone, icon, text, actions, children }: BannerProps) {
  return (
    <section className={classNames(panel.panel, styles.banner, styles[tone])}>
      <Icon icon={icon} />
      <div className={panel.content}>
        <p className={styles.text} tabIndex={-1} data-result="">
          {text}
        </p>
        {actions && <div className={styles.actions}>{actions}</div>}
        {children}
      </div>
    </section>
  )
}
