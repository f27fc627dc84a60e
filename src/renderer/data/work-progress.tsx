import { Progress } from '../controls/progress.tsx'
import { formatCount } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { useView } from '../state/use-app.ts'
import type { ShownWork } from '../state/view/view-store.ts'

interface WorkProgressProps {
  work: ShownWork
  className?: string | undefined
}

const labels = {
  pdf: 'preview.making.progress',
  export: 'data.exporting.progress',
  import: 'import.progress',
  drafts: 'drafts.progress',
  payments: 'payments.progress',
  template: 'submit.template',
  invoices: 'selection.progress',
} as const satisfies Record<ShownWork, string>

/** Progress of long work; indeterminate until the amount of work is known. */
export function WorkProgress({ work, className }: WorkProgressProps) {
  const progress = useView(view => view.progress[work])
  const label = t(labels[work])
  if (!progress) return <Progress className={className} label={label} />
  const { done, total } = progress
  const text = progressText(work, progress)
  return <Progress className={className} label={label} value={done} max={total} text={text} />
}

function progressText(work: ShownWork, { done, total }: { done: number; total: number }): string {
  if (work === 'pdf') return t('preview.page', { page: done, count: total })
  // the steps of an export are database pages and files, which mean nothing to users
  if (work === 'export' || work === 'template')
    return t('progress.percent', { percent: formatCount(Math.floor((done * 100) / total)) })
  return t('progress.count', { done: formatCount(done), count: formatCount(total) })
}
