import { type ReactNode, useId } from 'react'
import styles from './settings.module.css'

interface SettingActionProps {
  title: string
  about?: string | undefined
  /** buttons for the described setting */
  children?: ReactNode
}

/** A described setting with its buttons. */
export const SettingAction = ({ title, about, children }: SettingActionProps) => (
  <section className={styles.action}>
    <h4>{title}</h4>
    {about !== undefined && <p>{about}</p>}
    {children !== undefined && <div className={styles.buttons}>{children}</div>}
  </section>
)

/** Related fields in one column. */
export const SettingGroup = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h4 id={id}>{title}</h4>
      {children}
    </section>
  )
}
