import { type KeyboardEvent, type ReactNode, useId } from 'react'
import type { Chart } from '#contract/settings.ts'
import { IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { mirroredKey } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { saveSettings } from '../state/save-settings.ts'
import { useApp, useHost } from '../state/use-app.ts'
import styles from './overview.module.css'

interface ChartSectionProps {
  chart: Chart
  title: string
  legend?: ReactNode
  chartView: ReactNode
  table: ReactNode
}

/** A chart that can be displayed as a table; the choice is saved. */
export function ChartSection({ chart, title, legend, chartView, table }: ChartSectionProps) {
  const app = useApp()
  const id = useId()
  const isTable = useHost(host => host.settings?.chartTables.includes(chart)) ?? false
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id}>{title}</h2>
        {!isTable && legend}
        <IconButton
          label={t(isTable ? 'overview.as-chart' : 'overview.as-table', { title })}
          aria-pressed={isTable}
          onClick={() =>
            void saveSettings(app, ({ chartTables }) => ({
              chartTables: isTable ? chartTables.filter(each => each !== chart) : [...chartTables, chart],
            }))
          }
        >
          <Icon icon="table-2" />
        </IconButton>
      </div>
      {isTable ? table : chartView}
    </section>
  )
}

/** Arrow keys move between the bars of a chart, which are one tab stop. */
export function moveAmongBars(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const bars = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
  const index = bars.indexOf(event.target as HTMLElement)
  const next = {
    ArrowRight: index + 1,
    ArrowDown: index + 1,
    ArrowLeft: index - 1,
    ArrowUp: index - 1,
    Home: 0,
    End: bars.length - 1,
  }[mirroredKey(event.key)]
  const bar = next === undefined ? undefined : bars[Math.max(0, Math.min(bars.length - 1, next))]
  if (!bar) return
  event.preventDefault()
  for (const each of bars) each.tabIndex = each === bar ? 0 : -1
  bar.focus()
}
