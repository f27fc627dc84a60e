import { externalLink } from '#contract/external-link.ts'
import type { Delivery, Submission } from '#contract/submission.ts'
import { AppError } from '#core/errors/app-error.ts'
import { containsKey } from '#core/key.ts'
import type { Message } from '#core/messages/message.ts'
import type { Connections } from '../connections/connections.ts'
import type { Events } from '../events.ts'
import { fileNameOf } from '../file-name.ts'
import type { Attempt, Clock, Files, Log, Renderer, ShellPorts, Store } from '../ports.ts'
import type { PdfFetcher, PracticeService } from '../service-ports.ts'
import { createRetries } from '../submission/outbox/retries.ts'
import { shownOf } from '../submission/sent-fields.ts'
import { findInvoice, submissionNow } from '../submission/submission-view.ts'
import { compare } from './compare.ts'
import type { LinkRenewal } from './renew-link.ts'
import { isThisComputer } from './this-computer.ts'

export interface DeliverParts {
  store: Store
  clock: Clock
  files: Files
  pdfs: PdfFetcher
  practice: PracticeService
  renderer: Renderer
  connections: Connections
  linkRenewal: LinkRenewal
  shell: ShellPorts
  events: Events
  log: Log
}

export function createDeliver(parts: DeliverParts) {
  const { store, clock, files, pdfs, practice, renderer, connections, linkRenewal, shell, events, log } =
    parts
  const fetching = new Map<string, Promise<Delivery | undefined>>()
  const retries = createRetries(clock, attemptId => void begin(attemptId))
  const stop = new AbortController()
  /** aborts rendering of preview files */
  let rendering = new AbortController()

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
          // The failure itself could not be stored; retry later.
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
    const path = await files.keepDelivery(attempt.id, bytes)
    return {
      state: 'kept',
      path,
      bytes: bytes.byteLength,
      ...(await compare(renderer, attempt, bytes)),
    }
  }

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

  /** Replaces the port in links of the practice service, which changes in every run. */
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

  function findDone(id: string): Attempt {
    const { attempt } = findInvoice(store, id)
    if (attempt?.state !== 'done') throw new AppError('nothing_delivered')
    return attempt
  }

  async function linkOf(id: string): Promise<string> {
    const attempt = findDone(id)
    const { invoiceUrl } = attempt
    if (!invoiceUrl) throw new AppError('nothing_delivered')
    if (!linkRenewal.isExpired(invoiceUrl)) return await urlOf(attempt, invoiceUrl)
    const fresh = await linkRenewal.replace(attempt)
    notifyChanged(attempt)
    return await urlOf(attempt, fresh)
  }

  async function keptPath(id: string): Promise<string> {
    const { delivery } = findDone(id)
    if (delivery?.state !== 'kept') throw new AppError('nothing_delivered')
    if (!(await files.exists(delivery.path)))
      throw new AppError('nothing_delivered', {
        message: { code: 'pdf.file_missing' },
      })
    return delivery.path
  }

  async function pdfOf(id: string, which: 'delivered' | 'preview'): Promise<Uint8Array> {
    if (which === 'delivered') return await files.read(await keptPath(id))
    const shown = shownOf(findInvoice(store, id).draft, connections.active().requestFields)
    const { signal } = rendering
    const onPage = (progress: { done: number; pageCount: number }) =>
      events.emit({ type: 'pdf-progress', ...progress })
    return (await renderer.render(shown, shown.template, { signal, onPage })).bytes
  }

  return {
    begin,

    resume(): void {
      for (const attempt of store.attempts.undelivered()) void begin(attempt.id)
    },

    async retryDownload({ id }: { id: string }): Promise<Submission> {
      store.keeper.refuseWhileReadOnly()
      const attempt = findDone(id)
      if (!attempt.invoiceUrl) throw new AppError('nothing_delivered')
      const delivery = await begin(attempt.id)
      const submission = submissionNow(store, attempt.id, clock.now())
      if (delivery?.state === 'failed' && submission.delivery?.state === 'kept')
        throw new AppError('nothing_delivered', { message: delivery.message })
      return submission
    },

    async openDelivery({ id, what }: { id: string; what: 'pdf' | 'folder' | 'link' }): Promise<void> {
      if (what === 'link') await shell.openExternal(await linkOf(id))
      else if (what === 'folder') await shell.showInFolder(await keptPath(id))
      else await shell.openPath(await keptPath(id))
    },

    async copyLink({ id }: { id: string }): Promise<void> {
      await shell.copyText(await linkOf(id))
    },

    cancelPdf(): void {
      rendering.abort()
      rendering = new AbortController()
    },

    async savePdf({
      id,
      which,
    }: {
      id: string
      which: 'delivered' | 'preview'
    }): Promise<{ path: string } | null> {
      const bytes = await pdfOf(id, which)
      const path = await shell.chooseSavePath(fileNameOf(findInvoice(store, id).draft, which))
      if (path === null) return null
      await files.write(path, bytes)
      return { path }
    },

    /** Opens the PDF in the user's viewer, which prints better than a toolkit. */
    async printPdf({ id, which }: { id: string; which: 'delivered' | 'preview' }): Promise<void> {
      const path =
        which === 'delivered'
          ? await keptPath(id)
          : await files.keepForPrint(fileNameOf(findInvoice(store, id).draft, which), await pdfOf(id, which))
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
