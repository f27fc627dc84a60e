import { labelAt } from '#core/fields/find-field.ts'
import { hasLeitwegId } from '#core/findings/leitweg-id.ts'
import { parseItemPath } from '#core/json/json-path.ts'
import { Button } from '../controls/button.tsx'
import { classNames } from '../controls/class-names.ts'
import { Icon } from '../controls/icon.tsx'
import type { FieldMessage } from '../controls/text-field.tsx'
import { lineLabel } from '../findings/finding-list.tsx'
import { distinctIssues } from '../findings/invoice-findings.ts'
import { sentences } from '../i18n/joined-texts.ts'
import { t, textOf } from '../i18n/translate.ts'
import { type ItemField, stepsOf, textAt } from '../state/document/editor-doc.ts'
import { focusPath } from '../state/focus-field.ts'
import { useApp, useOpenInvoice } from '../state/use-app.ts'
import type { FilledDetail } from '../state/view/overlay.ts'
import styles from './checklist.module.css'
import type { Detail } from './checklist.ts'
import { DetailField, isFillable } from './detail-field.tsx'

interface DetailRowProps {
  detail: Detail
  format: string
  filled: FilledDetail | undefined
}

/** A detail with its control, or with a link to its field in the editor. */
export function DetailRow({ detail, format, filled }: DetailRowProps) {
  const { path, state } = detail
  const isUnchanged = useOpenInvoice(({ doc }) =>
    Object.entries(filled?.texts ?? {}).every(([each, text]) => textAt(doc.draft, each) === text),
  )
  const row = classNames(styles.detail, styles[state], !isFillable(path) && styles.link)
  return (
    <li className={row} data-detail={path} data-state={state}>
      {state === 'missing' ? <span className={styles.open} /> : <Icon icon={icons[state]} size={16} />}
      <div>
        {isFillable(path) ? <Fillable detail={detail} format={format} /> : <Linked detail={detail} />}
        {state === 'done' && (
          <p className={styles.source}>
            {filled && isUnchanged ? t(`einvoice.detail.from.${filled.source}`) : t('einvoice.detail.done')}
          </p>
        )}
      </div>
    </li>
  )
}

const icons = { wrong: 'triangle-alert', warning: 'triangle-alert', done: 'circle-check' } as const

function Fillable({ detail, format }: Omit<DetailRowProps, 'filled'>) {
  const { path } = detail
  const isLeitwegId = path === 'buyer.reference' && hasLeitwegId(format)
  const label = isLeitwegId ? t('party.leitweg-id') : labelOf(path)
  const hint = isLeitwegId && detail.state === 'missing' ? t('party.leitweg-id.hint') : undefined
  const message = messageOf(detail)
  const isOfScheme = detail.issues[0]?.path.endsWith('.scheme')
  return <DetailField {...{ path, label, format, message, isOfScheme, hint }} />
}

/** Message of the check about a value; a missing value needs none, because the field is empty. */
function messageOf({ state, issues }: Detail): FieldMessage | undefined {
  const [first] = issues
  if (!first || (state === 'missing' && first.message.code === 'einvoice.missing')) return undefined
  const { severity, message } = first
  return { severity: state === 'missing' ? 'info' : severity, message }
}

function labelOf(path: string): string {
  const steps = stepsOf(path).map(step => (/^\d+$/.test(step) ? Number(step) : step))
  const label = labelAt(steps)
  const text = label === undefined ? path : t(label)
  const item = parseItemPath(path)
  return item?.field === undefined
    ? text
    : t(`lines.cell.${item.field as ItemField}`, { line: item.index + 1 })
}

function Linked({ detail: { path, issues } }: { detail: Detail }) {
  const app = useApp()
  return (
    <>
      {distinctIssues(issues).map(issue => (
        <p key={`${issue.code} ${issue.message.code}`} className={styles.text}>
          {sentences(lineLabel(path), textOf(issue.message))}
          {path !== '' && (
            <Button variant="link" size="small" onClick={() => focusPath(app, path)}>
              {t('einvoice.detail.go')}
            </Button>
          )}
        </p>
      ))}
    </>
  )
}
