import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { reportOf } from '#app/invoices/report.ts'
import { openStore } from '#platform/store/open-store.ts'
import { fillFolder } from '#platform/testing/fill-folder.ts'

const folder = mkdtempSync('/tmp/senders-bench-')
fillFolder(folder, 100_000)
const database = new DatabaseSync(join(folder, 'billwright.sqlite'))
database.exec("UPDATE invoices SET sender = CASE WHEN rowid % 2 THEN 'first' ELSE 'other' END; UPDATE invoices SET phase = 'issued' WHERE rowid % 10 < 8")
database.close()
const store = openStore(folder)
const time = (name: string, work: () => unknown) => {
  work()
  const started = performance.now()
  work()
  console.log(name, (performance.now() - started).toFixed(0), 'ms')
}
for (const sender of [undefined, 'first']) {
  const of = sender === undefined ? {} : { sender }
  time(`list ${sender}`, () => store.invoices.list({ search: '', limit: 200, today: '2026-11-27', ...of }))
  time(`counts ${sender}`, () => store.invoices.counts({ search: '', today: '2026-11-27', ...of }))
  time(`ids ${sender}`, () => store.invoices.ids({ search: '', today: '2026-11-27', ...of }))
  for (const basis of ['issued', 'paid'] as const)
    time(`report ${basis} ${sender}`, () => reportOf(store.reports, { from: '2024-01-01', to: '2026-12-31', basis, by: 'month', ...of }, '2026-11-27'))
  time(`buyers ${sender}`, () => store.reports.buyers({ from: '2024-01-01', to: '2026-12-31', ...of }))
  time(`open ${sender}`, () => store.reports.openItems(sender))
}
store.close()
rmSync(folder, { recursive: true })
