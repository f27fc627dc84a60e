import styles from './skeleton-page.module.css'

/** The paper before its first picture; a short wait shows the paper alone. */
export function SkeletonPage({ text }: { text?: string | undefined }) {
  return (
    <div className={styles.frame} data-skeleton="">
      <div className={styles.sheet}>
        <div className={styles.texts}>
          <i />
          <i />
          <i />
          <i />
          {text !== undefined && <p role="status">{text}</p>}
        </div>
      </div>
    </div>
  )
}
