import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { RecordKind } from '#core/records/record.ts'
import { titleOf } from '#core/records/record-keys.ts'
import type { CustomerReceivables } from '#core/report/receivables.ts'
import { Button, IconButton } from '../controls/button.tsx'
import { Checkbox } from '../controls/checkbox.tsx'
import { EmptyPlace } from '../controls/empty-place.tsx'
import { Icon } from '../controls/icon.tsx'
import { matches } from '../controls/shortcut.ts'
import { useKeyQueue } from '../controls/use-key-queue.ts'
import { isMac } from '../i18n/locale.ts'
import { t } from '../i18n/translate.ts'
import { useReceivables } from '../invoice-list/open-totals.tsx'
import { sumsText } from '../invoice-list/table-columns.tsx'
import { archiveRecord, exportRecords, moveRecords } from '../record-actions/record-actions.ts'
import { withErrorNotice } from '../state/invoice-actions.ts'
import { queueKeysDuring } from '../state/key-queue.ts'
import { leavePlace } from '../state/places.ts'
import { useApp, useHost, useView } from '../state/use-app.ts'
import chosenStyles from './chosen-customers.module.css'
import { invoiceCustomers, repeatCustomers } from './customer-actions.ts'
import { CustomerPage } from './customer-page.tsx'
import { ImportView } from './import-view.tsx'
import { MergeView } from './merge-view.tsx'
import { RecordForm } from './record-form.tsx'
import { isChooseAll, RecordList } from './record-list.tsx'
import styles from './records.module.css'
import { useRecordForm } from './use-record-form.ts'
import { type AnyRecord, useRecordRows } from './use-record-rows.ts'
import { useRowChoice } from './use-row-choice.ts'
import { useTableImport } from './use-table-import.ts'

/** The place Customers, with customers and catalogue items. */
export function CustomersPage() {
  const kind = useView(view => view.records)
  return <Panel key={kind} kind={kind} />
}

const kinds = ['customers', 'items'] as const satisfies readonly RecordKind[]

/** Content of the right side. */
type Detail =
  | { show: 'nothing' }
  | { show: 'form'; row: AnyRecord | null }
  | { show: 'merge'; row: AnyRecord }

function Panel({ kind }: { kind: RecordKind }) {
  const app = useApp()
  const panel = useRef<HTMLElement>(null)
  const searchField = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  const [archived, setArchived] = useState(false)
  const [detail, setDetail] = useState<Detail>({ show: 'nothing' })
  const [wantsFocus, setWantsFocus] = useState(false)
  /** unchanged when a new record is saved first, so that its form keeps the focus */
  const [formNumber, setFormNumber] = useState(0)
  const onFocused = useCallback(() => setWantsFocus(false), [])
  const list = useRecordRows({ kind, search, archived })
  const isNothingKept = list.isLoaded && list.rows.length === 0 && search.trim() === '' && !archived
  const queueUntilLoaded = useKeyQueue(list.isLoaded)
  const table = useTableImport(kind)
  const receivables = useReceivables()
  const owedBy = useMemo(
    () => new Map(receivables?.customers.map(each => [each.customerId, each])),
    [receivables],
  )
  const choice = useRowChoice(list, { search, archived })
  const hasChoice = kind === 'customers' && !archived
  const isReadOnly = useHost(host => host.data?.state !== 'ready')

  const stored = detail.show === 'nothing' ? null : detail.row
  // the list has changes made elsewhere, such as an undo
  const row = list.rows.find(({ id }) => id === stored?.id) ?? stored
  const form = useRecordForm({
    kind,
    row: detail.show === 'form' ? row : null,
    // rendered before the focus is set
    onSaved: saved =>
      flushSync(() => setDetail(now => (now.show === 'form' ? { show: 'form', row: saved } : now))),
  })

  useEffect(() => searchField.current?.focus(), [])

  // Continues a form that was open when the program ended. A form opened meanwhile waits for it and replaces it.
  const restoring = useRef<Promise<boolean>>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the panel opens
  useEffect(() => {
    const restore = async () => {
      const unsaved = await app.unsavedForms.restore(kind)
      if (!unsaved) return false
      const { row: of, texts, prices } = unsaved
      setDetail({ show: 'form', row: of })
      form.restore({ texts, prices })
      setWantsFocus(true)
      app.view.toast(() => t('records.form-restored'))
      return true
    }
    let hasForm = false
    restoring.current = withErrorNotice(app, async () => {
      hasForm = await restore()
    }).then(() => {
      restoring.current = undefined
      return hasForm
    })
  }, [])

  const [showsWrong, setShowsWrong] = useState(false)
  useLayoutEffect(() => {
    if (!showsWrong) return
    const wrong = panel.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    wrong?.closest('details')?.setAttribute('open', '')
    wrong?.focus()
    setShowsWrong(false)
  }, [showsWrong])
  const leave = (next: () => unknown) =>
    queueKeysDuring(async () => {
      if (await restoring.current) return
      if (detail.show !== 'form' || (await form.save())) await next()
      else setShowsWrong(true)
    })
  const close = () => void leave(() => leavePlace(app))
  const dropped = useView(view => view.droppedTable)
  const readDropped = useEffectEvent((file: File) => {
    app.view.set({ droppedTable: null })
    void leave(() => table.read(file))
  })
  useEffect(() => {
    if (dropped) readDropped(dropped)
  }, [dropped])
  const open = (next: AnyRecord | null, enter: boolean) =>
    void leave(() => {
      void form.discard()
      // rendered, so that the queued keys reach the focused field
      flushSync(() => {
        setFormNumber(now => now + 1)
        setDetail({ show: 'form', row: next })
        setWantsFocus(enter)
      })
    })
  /** Moves the focus to the title after Enter, so that the next keys do not change the field that was left. */
  const focusTitle = () => panel.current?.querySelector<HTMLElement>('[data-form-title]')?.focus()
  /** The form of a new customer moves to the customer's page and keeps the focus in its field. */
  const saveInPlace = () => {
    const { activeElement } = document
    const controls = (): (Element | null)[] => [
      ...(panel.current?.querySelector('[data-form-title]')?.closest('form')?.elements ?? []),
    ]
    const index = controls().indexOf(activeElement)
    void leave(() => {
      const control = controls()[index]
      if (!activeElement?.isConnected && control instanceof HTMLElement) control.focus()
    })
  }
  const archive = (target: AnyRecord) =>
    void leave(() =>
      withErrorNotice(app, async () => {
        await archiveRecord(app, kind, target, !target.isArchived)
        if (stored?.id === target.id) setDetail({ show: 'nothing' })
      }),
    )
  const onKeyDown = (event: KeyboardEvent) => {
    const isText = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
    if (event.key === 'Escape') {
      event.preventDefault()
      if (table.plan) table.cancel()
      else if (choice.chosen.size > 0) choice.clear()
      else if (detail.show === 'merge') setDetail({ show: 'form', row: detail.row })
      else close()
    } else if (!isText && matches('CmdOrCtrl+Z', event.nativeEvent, isMac)) {
      event.preventDefault()
      void moveRecords(app, 'undo')
    } else if (!isText && matches('CmdOrCtrl+Shift+Z', event.nativeEvent, isMac)) {
      event.preventDefault()
      void moveRecords(app, 'redo')
    }
  }
  const title = row ? titleOf(kind, row.record) : t(`records.new.${kind}`)

  const customer = row && 'name' in row.record ? { ...row, record: row.record } : undefined
  const recordForm = (
    <RecordForm
      key={formNumber}
      kind={kind}
      form={form}
      title={title}
      isReadOnly={isReadOnly}
      wantsFocus={wantsFocus}
      onFocused={onFocused}
      onSave={saveInPlace}
      savesOnLeave={row !== null}
      onSubmit={() => void leave(focusTitle)}
      actions={
        <>
          {row && (
            <Button disabled={isReadOnly} onClick={() => archive(row)}>
              {t(row.isArchived ? 'records.restore' : 'records.archive')}
            </Button>
          )}
          {row && kind === 'customers' && !row.isArchived && (
            <Button disabled={isReadOnly} onClick={() => void leave(() => setDetail({ show: 'merge', row }))}>
              {t('merge.open')}
            </Button>
          )}
          <Button
            variant="quiet"
            className={styles.back}
            onClick={() => void leave(() => setDetail({ show: 'nothing' }))}
          >
            {t('records.back')}
          </Button>
        </>
      }
    />
  )

  return (
    <section ref={panel} className={styles.panel} aria-label={t('records.title')} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <h2>{t('records.title')}</h2>
        <div className={styles.choices}>
          {kinds.map(name => (
            <button
              key={name}
              type="button"
              aria-pressed={name === kind}
              onClick={() => void leave(() => app.view.set({ records: name }))}
            >
              {t(`records.${name}`)}
            </button>
          ))}
        </div>
      </div>
      {table.plan || table.isBusy || table.error ? (
        <ImportView kind={kind} table={table} />
      ) : (
        <div
          className={styles.columns}
          data-detail={detail.show === 'nothing' ? undefined : ''}
          data-empty={isNothingKept || undefined}
        >
          <div className={styles.side}>
            <search className={styles.search}>
              <input
                ref={searchField}
                data-search=""
                aria-label={t(`records.search.${kind}`)}
                placeholder={t(`records.search.${kind}`)}
                size={t(`records.search.${kind}`).length}
                dir="auto"
                value={search}
                autoComplete="off"
                spellCheck={false}
                onChange={event => setSearch(event.target.value)}
                onKeyDown={event => {
                  if (event.key === 'Escape' && search !== '') {
                    event.stopPropagation()
                    setSearch('')
                  }
                  // in an empty field Mod+A has no text to select
                  const choosesAll = hasChoice && search === '' && isChooseAll(event)
                  if (!choosesAll && (event.key !== 'ArrowDown' || queueUntilLoaded(event))) return
                  event.preventDefault()
                  if (choosesAll) choice.chooseAll()
                  else panel.current?.querySelector<HTMLElement>('[data-record][tabindex="0"]')?.focus()
                }}
              />
              <Button disabled={isReadOnly} onClick={() => open(null, true)}>
                <Icon icon="plus" size={14} />
                {t('records.new')}
              </Button>
            </search>
            <label className={styles.archived}>
              <Checkbox
                checked={archived}
                onChange={event => {
                  const isChecked = event.target.checked
                  void leave(() => {
                    setArchived(isChecked)
                    setDetail({ show: 'nothing' })
                  })
                }}
              />
              {t('records.archived')}
            </label>
            {isNothingKept ? null : list.rows.length === 0 && list.isLoaded ? (
              <p className={styles.empty}>
                {search.trim() !== ''
                  ? t('list.nothing', { search: search.trim() })
                  : t('records.none.archived')}
              </p>
            ) : (
              <RecordList
                kind={kind}
                list={list}
                selected={stored?.id ?? null}
                onSelect={open}
                onArchive={target => !isReadOnly && archive(target)}
                {...(hasChoice && { choice })}
                {...(kind === 'customers' && {
                  endOf: (each: AnyRecord) => <Owed receivables={owedBy.get(each.id)} />,
                })}
              />
            )}
            {hasChoice && choice.chosen.size > 0 && (
              <section className={chosenStyles.card} aria-label={t('customers.chosen.region')}>
                <span role="status">{t('customers.chosen', { count: choice.chosen.size })}</span>
                <IconButton label={t('selection.stop')} onClick={choice.clear}>
                  <Icon icon="x" size={14} />
                </IconButton>
                <div className={chosenStyles.actions}>
                  <Button
                    variant="primary"
                    disabled={isReadOnly}
                    onClick={() => void leave(() => invoiceCustomers(app, [...choice.chosen]))}
                  >
                    {t('customers.invoice')}
                  </Button>
                  <Button
                    disabled={isReadOnly}
                    onClick={() => void leave(() => void repeatCustomers(app, [...choice.chosen]))}
                  >
                    {t('selection.repeat')}
                  </Button>
                </div>
              </section>
            )}
            <div className={styles.tools}>
              <Button
                size="small"
                disabled={isReadOnly}
                onClick={() => void leave(() => void table.choose())}
              >
                {t('records.import')}
              </Button>
              <Button size="small" onClick={() => void leave(() => void exportRecords(app, kind))}>
                {t('records.export')}
              </Button>
            </div>
          </div>
          <div className={styles.detail}>
            {detail.show === 'nothing' &&
              (isNothingKept ? (
                <EmptyPlace
                  title={t(`records.none.${kind}`)}
                  text={t('records.none.how')}
                  action={
                    <Button variant="primary" disabled={isReadOnly} onClick={() => open(null, true)}>
                      {t(`records.new.${kind}`)}
                    </Button>
                  }
                />
              ) : (
                <p className={styles.empty}>{t('records.choose')}</p>
              ))}
            {detail.show === 'form' &&
              (customer ? (
                <CustomerPage
                  key={customer.id}
                  customer={customer}
                  open={owedBy.get(customer.id)}
                  isReadOnly={isReadOnly}
                  details={recordForm}
                />
              ) : (
                recordForm
              ))}
            {detail.show === 'merge' && row && 'name' in row.record && (
              <MergeView
                keep={{ ...row, record: row.record }}
                onDone={kept => setDetail({ show: 'form', row: kept })}
                onCancel={() => setDetail({ show: 'form', row })}
              />
            )}
          </div>
        </div>
      )}
    </section>
  )
}

/** Amounts that a customer owes; overdue amounts stand out. */
function Owed({ receivables }: { receivables: CustomerReceivables | undefined }) {
  if (!receivables) return <span className={styles.owed}>{t('amount.none')}</span>
  const { amounts } = receivables
  const isLate = amounts.some(({ overdueInvoices }) => overdueInvoices > 0)
  return (
    <span className={styles.owed} data-late={isLate || undefined}>
      {sumsText(amounts.map(({ currency, outstanding: amount }) => ({ currency, amount })))}
    </span>
  )
}
