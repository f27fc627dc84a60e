import { classNames } from './class-names.ts'
import styles from './progress.module.css'

interface ProgressProps {
  /** `null` if a text beside it says the same */
  label: string | null
  /** `undefined`: the amount of work is unknown */
  value?: number | undefined
  max?: number | undefined
  /** beside the bar, such as "74 of 120" */
  text?: string | undefined
  className?: string | undefined
}

/** Progress bar of 4 px. */
export function Progress({ label, value, max, text, className }: ProgressProps) {
  return (
    <span className={classNames(styles.frame, className)}>
      <progress
        className={styles.bar}
        aria-label={label ?? undefined}
        aria-hidden={label === null || undefined}
        aria-valuetext={text}
        {...(value !== undefined && { value, max })}
      />
      {text !== undefined && <span className={styles.text}>{text}</span>}
    </span>
  )
}
