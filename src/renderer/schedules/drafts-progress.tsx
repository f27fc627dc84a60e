import { WorkProgress } from '../data/work-progress.tsx'
import styles from './schedules.module.css'

/** Progress of making drafts, beside the buttons of the dialog that made them. */
export const DraftsProgress = () => (
  <p className={styles.progress}>
    <WorkProgress work="drafts" />
  </p>
)
