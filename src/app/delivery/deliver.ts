import type { Delivery } from '#contract/delivery.ts'
import { externalLink } from '#contract/external-link.ts'
import type { Submission } from '#contract/submission.ts'
import { AppError } from '#core/errors/app-error.ts'
import type { Message } from '#core/messages/message.ts'
import { containsKey } from '#core/text/key.ts'
import { sha256Of } from '#node/sha256.ts'
import type { Connections } from '../connections/connections.ts'
import type { Events } from '../events.ts'
import { findInvoice } from '../find-invoice.ts'
import type { LongWorks } from '../long-work.ts'
import type { Clock, Files, Log, Renderer, ShellPorts } from '../ports/ports.ts'
import type { PdfFetcher, PracticeService } from '../ports/services.ts'
import type { Attempt, Store } from '../ports/store.ts'
import { createRetries } from '../retries.ts'
import { shownOf } from '../sent-fields.ts'
import type { SettingsOperations } from '../settings.ts'
import { submissionNow } from '../submission-view.ts'
import { compare } from './compare.ts'
import { createKeptPdfs, createPdfNames } from './kept-pdfs.ts'
import type { LinkRenewal } from './renew-link.ts'
import { isThisComputer } from './this-computer.ts'

export interface DeliverDeps {
  store: Store
  clock: Clock
  files: Files
  pdfs: PdfFetcher
  practice: PracticeService
  renderer: Renderer
  connections: Connections
  linkRenewal: LinkRenewal
  settings: SettingsOperations
  shell: ShellPorts
  events: Events
  works: LongWorks
  log: Log
}

export function createDeliver(deps: DeliverDeps) {
  const {
    store,
    clock,
    files,
    pdfs,
    practice,
    renderer,
    connections,
    linkRenewal,
    settings,
    shell,
    events,
    log,
    works,
  } = deps
  const kept = createKeptPdfs(deps)
  const names = createPdfNames(settings)
  const fetching = new Map<string, Promise<Delivery | undefined>>()
  const retries = createRetries(clock, attemptId => void begin(attemptId))
  const stop = new AbortController()

  /** Downloads, stores and compares the PDF of a done attempt; concurrent calls share one download. Never rejects. */
  function begin(attemptId: string): Promise<Delivery | undefined> {
    const underWay = fetching.get(attemptId)
    if (underWay) return underWay
    if (stop.signal.aborted) return Promise.resolve(undefined)
    retries.stop(attemptId)
    const run = deliver(attemptId)
      .then(
        delivery => {
          retries.forget(attemptId)
          return delivery
        },
        (error: unknown) => {
          // Storing the failure failed, so the delivery is retried later.
          log.write('error', 'delivery', { error })
          retries.later(attemptId, 0)
          return undefined
        },
      )
      .finally(() => fetching.delete(attemptId))
    fetching.set(attemptId, run)
    return run
  }

  /** Throws only errors of the store. */
  async function deliver(attemptId: string): Promise<Delivery | undefined> {
    const attempt = store.attempts.find(attemptId)
    if (!attempt?.invoiceUrl) return undefined
    const isAlreadyKept = await isKept(attempt)
    if (!isAlreadyKept) save(attempt, { state: 'fetching' })
    const delivery = await fetchAndKeep(attempt, attempt.invoiceUrl).catch((error: unknown): Delivery => {
      if (!(error instanceof AppError)) log.write('error', 'delivery', { error })
      return failed(error instanceof AppError ? error.reason : { code: 'pdf.not_kept' })
    })
    // An aborted download is repeated at the next start; a failure does not replace an existing file.
    if (!stop.signal.aborted && !(isAlreadyKept && delivery.state === 'failed')) save(attempt, delivery)
    return delivery
  }

  const isKept = async ({ delivery }: Attempt): Promise<boolean> =>
    delivery?.state === 'kept' && (await files.exists(delivery.path))

  async function fetchAndKeep(attempt: Attempt, invoiceUrl: string): Promise<Delivery> {
    const fetched = await fetchPdf(attempt, invoiceUrl)
    if (!fetched.ok) return failed(fetched.message)
    const { bytes } = fetched
    return {
      state: 'kept',
      ...(await keep(attempt, bytes)),
      bytes: bytes.byteLength,
      sha256: sha256Of(bytes),
      ...(await compare(renderer, { ...attempt, templateText: templateTextOf(attempt) }, bytes)),
    }
  }

  /** The submitted content of the custom template; the current file may differ. */
  const templateTextOf = ({ templateSha256 }: Attempt): string | undefined =>
    templateSha256 === null ? undefined : store.templates.content(templateSha256)

  /** Test PDFs stay in the data folder, so that the user's folder contains final PDFs only. */
  const keep = (attempt: Attempt, bytes: Uint8Array) =>
    files.keepDelivery({
      name: names.ofAttempt(attempt),
      bytes,
      folder: attempt.mode === 'live' ? settings.settings().pdfFolder || null : null,
      previous: attempt.delivery?.state === 'kept' ? attempt.delivery.path : null,
    })

  async function fetchPdf(attempt: Attempt, invoiceUrl: string) {
    const fetched = await pdfs.fetch(await urlOf(attempt, invoiceUrl), stop.signal)
    if (fetched.ok || !fetched.isGone) return fetched
    const fresh = await linkRenewal.replace(attempt, stop.signal)
    return await pdfs.fetch(await urlOf(attempt, fresh), stop.signal)
  }

  function save(attempt: Attempt, delivery: Delivery): void {
    store.attempts.saveDelivery(attempt.id, delivery)
    notifyChanged(attempt)
  }

  const notifyChanged = (attempt: Attempt) => events.invoiceChanged(attempt.invoiceId)

  /** Replaces the port in links of the practice service, because it changes with every start. */
  async function urlOf(attempt: Attempt, invoiceUrl: string): Promise<string> {
    if (containsKey(invoiceUrl))
      throw new AppError('nothing_delivered', {
        message: { code: 'pdf.link_has_key' },
      })
    const url = new URL(invoiceUrl)
    if (attempt.baseUrl === null) return new URL(url.pathname + url.search, await practice.start()).href
    // A remote service must not make the host request a server of this computer.
    const isRedirectedHere = isThisComputer(url) && !isThisComputer(new URL(attempt.baseUrl))
    const link = externalLink(invoiceUrl)
    if (isRedirectedHere || link === undefined)
      throw new AppError('nothing_delivered', {
        message: { code: 'pdf.link_insecure' },
      })
    return link
  }

  async function linkOf(id: string): Promise<string> {
    const attempt = kept.attempt(id)
    const { invoiceUrl } = attempt
    if (!invoiceUrl) throw new AppError('nothing_delivered')
    if (!linkRenewal.isExpired(invoiceUrl)) return await urlOf(attempt, invoiceUrl)
    const fresh = await linkRenewal.replace(attempt)
    notifyChanged(attempt)
    return await urlOf(attempt, fresh)
  }

  async function pdfOf(id: string, which: 'delivered' | 'preview'): Promise<Uint8Array> {
    if (which === 'delivered') return await kept.bytes(id)
    const { draft, attempt } = findInvoice(store, id)
    // A document that was marked as issued shows all fields, whatever the connection would send.
    const fields = attempt?.issuedBy ? 'full' : connections.active().requestFields
    const shown = shownOf(draft, fields)
    const rendered = await works.run('pdf', ({ signal, onProgress }) => {
      const onPage = ({ done, pageCount }: { done: number; pageCount: number }) =>
        onProgress({ done, total: pageCount })
      return renderer.render(shown, shown.template, { signal, onPage })
    })
    return rendered.bytes
  }

  const nameOf = (id: string, which: 'delivered' | 'preview') =>
    which === 'delivered' ? names.ofAttempt(kept.attempt(id)) : names.ofPreview(findInvoice(store, id).draft)

  return {
    begin,

    resume(): void {
      for (const attempt of store.attempts.undelivered())
        if (store.attempts.isAnsweredHere(attempt)) void begin(attempt.id)
        // A copied data file may name any address, so the PDF is downloaded only when the user asks for it.
        else save(attempt, failed({ code: 'pdf.from_copy' }))
    },

    async retryDownload({ id }: { id: string }): Promise<Submission> {
      store.dataFile.requireWritable()
      const attempt = kept.attempt(id)
      if (!attempt.invoiceUrl) throw new AppError('nothing_delivered')
      const delivery = await begin(attempt.id)
      const submission = submissionNow(store, attempt.id, clock.now())
      if (delivery?.state === 'failed' && submission.delivery?.state === 'kept')
        throw new AppError('nothing_delivered', { message: delivery.message })
      return submission
    },

    async openDelivery({ id, what }: { id: string; what: 'pdf' | 'folder' | 'link' }): Promise<void> {
      if (what === 'link') await shell.openExternal(await linkOf(id))
      else if (what === 'folder') await shell.showInFolder(await kept.path(id))
      else await shell.openPath(await kept.path(id))
    },

    async copyLink({ id }: { id: string }): Promise<void> {
      await shell.copyText(await linkOf(id))
    },

    async savePdf({
      id,
      which,
    }: {
      id: string
      which: 'delivered' | 'preview'
    }): Promise<{ path: string } | null> {
      const bytes = await pdfOf(id, which)
      const path = await shell.chooseSavePath(nameOf(id, which))
      if (path === null) return null
      await files.write(path, bytes)
      return { path }
    },

    /** Opens the PDF in the user's viewer, which prints better than a toolkit. */
    async printPdf({ id, which }: { id: string; which: 'delivered' | 'preview' }): Promise<void> {
      const path =
        which === 'delivered'
          ? await kept.path(id)
          : await files.keepForPrint(nameOf(id, which), await pdfOf(id, which))
      await shell.openPath(path)
    },

    async close(): Promise<void> {
      stop.abort()
      retries.close()
      await Promise.allSettled(fetching.values())
    },
  }
}

const failed = (message: Message): Delivery => ({ state: 'failed', message })
