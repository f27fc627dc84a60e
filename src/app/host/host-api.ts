import { join } from 'node:path'
import type { HostOperations } from '#contract/operation.ts'
import type { desktopOperations, HostEvent } from '#contract/operations/desktop-api.ts'
import { createConnect } from '../connections/connect.ts'
import { createConnectIntents } from '../connections/connect-intents.ts'
import { createConnections } from '../connections/connections.ts'
import { createDestinations } from '../connections/destination.ts'
import { createKeyOrigins } from '../connections/key-origins.ts'
import { createKeyWindowApi } from '../connections/key-window-api.ts'
import { createKeys } from '../connections/keys.ts'
import { createLiveConsents } from '../connections/live-consents.ts'
import { createDataOperations, createExportTable } from '../data/data-operations.ts'
import { createDeliver } from '../delivery/deliver.ts'
import { createEmailInvoice } from '../delivery/email-invoice.ts'
import { createLinkRenewal } from '../delivery/renew-link.ts'
import { createSavePdfs } from '../delivery/save-pdfs.ts'
import type { Dispatch } from '../dispatch.ts'
import { createEInvoices } from '../einvoices/einvoices.ts'
import { createExportedFiles } from '../einvoices/exported-files.ts'
import { createReceivedEInvoices } from '../einvoices/received-einvoices.ts'
import { createEvents } from '../events.ts'
import { createNumberGaps } from '../findings/number-gaps.ts'
import { createNumberLookup } from '../findings/number-lookup.ts'
import { createFindings } from '../findings/submission-findings.ts'
import { createDeferredMaintenance } from '../invoices/deferred-maintenance.ts'
import { createDeletion } from '../invoices/deletion.ts'
import { createDocuments, sourcesOf } from '../invoices/documents.ts'
import { createHistory } from '../invoices/history.ts'
import { createInvoiceList } from '../invoices/invoice-list.ts'
import { createInvoices } from '../invoices/invoices.ts'
import { createPayments } from '../invoices/payments.ts'
import { createReports } from '../invoices/reports.ts'
import { createSenderDrafts } from '../invoices/sender-drafts.ts'
import { createLongWorks } from '../long-work.ts'
import type { HostEventListener, KeyWindowPorts, Log, Ports, Renderer } from '../ports/ports.ts'
import { createRecordExport } from '../records/export-records.ts'
import { createRecordImport } from '../records/import-records.ts'
import { createRecordChanges } from '../records/record-changes.ts'
import { createRecords } from '../records/records.ts'
import { createSuggestions } from '../records/suggestions.ts'
import { createUnsavedForms } from '../records/unsaved-forms.ts'
import { createRenderer } from '../rendering/renderer.ts'
import { createTemplateSamples } from '../rendering/template-samples.ts'
import { createCustomerDrafts } from '../schedules/customer-drafts.ts'
import { createDueDrafts, watchDay } from '../schedules/due-drafts.ts'
import { createNextPeriodDuplicates } from '../schedules/next-period-duplicates.ts'
import { createScheduleChanges } from '../schedules/schedule-changes.ts'
import { createSchedules } from '../schedules/schedules.ts'
import { createSettings } from '../settings.ts'
import { createBatch } from '../submission/batch.ts'
import { createMarkIssued } from '../submission/mark-issued.ts'
import { createOutbox } from '../submission/outbox/outbox.ts'
import { createTemplatePublisher } from '../submission/outbox/template-publisher.ts'
import { createSubmit } from '../submission/submit.ts'
import { statusOf } from '../submission-view.ts'
import { createClosing } from './closing.ts'
import { createDiagnostics } from './diagnostics.ts'

/** One method per operation of the contract, with its argument parsed; throws AppError. */
export interface HostApi extends HostOperations<typeof desktopOperations> {
  log: Log
  onEvent(listener: HostEventListener): () => void
  /** for menu commands of the shell */
  emit(event: HostEvent): void
  /** dispatches the calls of one key window */
  openKeyWindow(connectionId: string, window: KeyWindowPorts): Dispatch
  /** asks the page to flush its autosave; resolves when the window may close, after a timeout without a response */
  askToClose(): Promise<void>
  /** stops the queue, the renderer and the practice service, and closes the store */
  close(): Promise<void>
}

export interface HostOptions {
  /** replaces the worker pool */
  renderer?: Renderer
  /** renders pages in advance, so that the first previews are fast; default: true */
  warmUp?: boolean
  /** milliseconds from the start to the first backup */
  firstBackupMs?: number
}

/** Connects the use cases to their ports and resumes submissions and downloads of earlier runs. */
export async function createHostApi(ports: Ports, options: HostOptions = {}): Promise<HostApi> {
  const { store, clock, log, generate, jobs, accounts, grants, practice, preset, shell } = ports
  const renderer = options.renderer ?? createRenderer(join(ports.host.dataFolder, 'templates'), options)
  const events = createEvents({
    log,
    readStatus: id => statusOf(store, id, clock.now()),
    readSources: id => sourcesOf(store, id),
  })
  ports.keychain.onLateAnswer?.(() => events.emit({ type: 'connections-changed' }))
  const works = createLongWorks(events)
  const keyOrigins = createKeyOrigins(ports)
  const keys = createKeys(ports.keychain, keyOrigins.of)
  const destinations = createDestinations(keys, practice)
  const settings = createSettings(store)
  const liveConsents = createLiveConsents(ports)
  const connections = createConnections({
    store,
    keys,
    keyOrigins,
    destinations,
    liveConsents,
    generate,
    accounts,
    grants,
    preset,
    shell,
    events,
  })
  const linkRenewal = createLinkRenewal({ ...ports, destinations })
  const deliver = createDeliver({ ...ports, renderer, connections, linkRenewal, settings, events, works })
  const onDone = (attempt: { id: string }) => void deliver.begin(attempt.id)
  const templatePublisher = createTemplatePublisher({ store, templates: ports.templates, works })
  const outbox = createOutbox({
    store,
    clock,
    log,
    events,
    generate,
    jobs,
    destinations,
    templatePublisher,
    onDone,
  })
  const onKey = async (connectionId: string) => {
    liveConsents.keyStored(connectionId, (await keys.stored(connections.find(connectionId))).fingerprint)
    if (store.dataFile.condition().state === 'ready') outbox.wake(connectionId)
  }
  const {
    active: _active,
    find: _find,
    requireActive: _requireActive,
    all: _all,
    add: _add,
    activate: _activate,
    waitingFor: _waitingFor,
    ...connectionOperations
  } = connections
  const intents = createConnectIntents({ ...ports, keys })
  const connect = createConnect({
    ...ports,
    keys,
    intents,
    connections,
    events,
    onKey,
    practiceUrl: destinations.practiceUrl,
  })
  const { close: _closeConnect, ...connectingOperations } = connect
  const { begin: _begin, resume: _resume, close: _close, ...deliveryOperations } = deliver

  const exportedFiles = createExportedFiles(store.settings, clock)
  const { mark: _mark, ...markOperations } = createMarkIssued({ store, clock, events, exportedFiles })

  const maintenance = createDeferredMaintenance({ store, clock, log })
  const data = createDataOperations({ ...ports, settings, renderer, events, works, onData: resume })
  const { begin: beginBackups, close: closeData, ...dataOperations } = data

  const invoices = createInvoices({ ...ports, settings, maintenance })

  const changes = createRecordChanges(store.records, events, clock)
  const { commit: _commit, ...recordUndo } = changes

  const { resumePayments, ...paymentOperations } = createPayments({ store, clock, events, log, works })

  const scheduleChanges = createScheduleChanges(store.schedules, events, clock, log)
  const { undoScheduleChange } = scheduleChanges
  const scheduleDeps = { store, clock, settings, changes: scheduleChanges, maintenance, works }
  const days = watchDay(clock, () => {
    events.emit({ type: 'schedules-changed' })
    // Whether documents are overdue or expired depends on the day.
    events.emit({ type: 'invoices-changed' })
  })

  const windowClosing = createClosing(clock, events)
  let closing: Promise<void> | undefined

  async function close(): Promise<void> {
    maintenance.close()
    days.close()
    // both stop at once
    await Promise.all([connect.close(), outbox.close()])
    await deliver.close()
    await closeData()
    await Promise.allSettled([renderer.close(), practice.close()])
    store.close()
  }

  async function finishIntents(): Promise<void> {
    try {
      if (await intents.settleEarlier(connections)) events.emit({ type: 'connections-changed' })
    } catch (error) {
      log.write('error', 'connect-intents', { error })
    }
  }

  /** Resumes open work if the data can be written. */
  function resume(): void {
    if (store.dataFile.condition().state !== 'ready') return
    outbox.resume()
    deliver.resume()
    maintenance.wake()
    resumePayments()
    scheduleChanges.resume()
  }

  resume()
  beginBackups(options.firstBackupMs)
  if (store.dataFile.condition().state === 'ready') void finishIntents()

  const submissionDeps = {
    store,
    clock,
    events,
    connections,
    destinations,
    outbox,
    templatePublisher,
    renderer,
  }

  return {
    ...invoices,
    ...createInvoiceList(ports),
    ...createDeletion(ports),
    ...paymentOperations,
    ...createReports(ports),
    preview: request => renderer.preview(request, connections.active().requestFields),
    ...createSubmit({ ...submissionDeps, liveConsents, deliver }),
    ...createBatch(submissionDeps),
    ...connectionOperations,
    ...connectingOperations,
    ...deliveryOperations,
    ...settings,
    ...createSavePdfs({ ...ports, settings }),
    ...markOperations,
    ...createEInvoices({ ...ports, settings, exportedFiles }),
    ...createReceivedEInvoices({ ...ports, renderer, openInvoiceFile: invoices.openInvoiceFile }),
    ...createEmailInvoice({ ...ports, settings, events }),
    ...dataOperations,
    ...createDocuments({ store, clock, settings, events, maintenance }),
    ...createRecords({ store, clock, changes }),
    ...createUnsavedForms(store),
    ...createSuggestions({ store }),
    cancelWork: works.cancelWork,
    ...createRecordImport({ store, clock, settings, changes, works }),
    ...createRecordExport(ports),
    ...recordUndo,
    ...createSchedules(scheduleDeps),
    ...createDueDrafts(scheduleDeps),
    ...createNextPeriodDuplicates(scheduleDeps),
    ...createCustomerDrafts(scheduleDeps),
    undoScheduleChange,
    ...createSenderDrafts({ ...ports, settings, events, maintenance }),
    ...createHistory(ports),
    ...createDiagnostics({ ...ports, keys }),
    ...createExportTable(ports),
    ...createFindings(store),
    ...createNumberLookup(store, clock, settings),
    numberGaps: createNumberGaps(store, settings),
    hostInfo: () => ports.host,
    listTemplates: () => renderer.templates(),
    ...createTemplateSamples(renderer, ports.files),
    setUndoTitles: titles => ports.shell.setUndoTitles?.(titles),
    closingAcknowledged: windowClosing.acknowledge,
    readyToClose: windowClosing.ready,

    log,
    onEvent: events.listen,
    emit: events.emit,
    openKeyWindow: (connectionId, window) =>
      createKeyWindowApi({ keys, connections, generate, events, log, onKey, settings }, connectionId, window),

    askToClose: windowClosing.request,

    close() {
      closing ??= close()
      return closing
    },
  }
}
