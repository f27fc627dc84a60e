import { ProblemError } from './errors.ts'
import { type RetryOptions, sleep, withRetries } from './retry.ts'
import { type Connection, checkBaseUrl, type Sent, send } from './send.ts'
import type {
  Account,
  Generation,
  Invoice,
  Job,
  JobList,
  PublishedTemplate,
  TemplateDeletion,
  TemplateList,
  Usage,
  Validation,
} from './types.ts'

export interface ClientOptions {
  /** such as https://invoices.example.com; http only on this computer */
  baseUrl: string
  /** svc_test_… or svc_live_…; only for programs on a server, never in a web page */
  apiKey: string
  retry?: RetryOptions
  /** milliseconds for one try, 60,000 if absent */
  timeout?: number
  /** instead of the global one, for example with a proxy */
  fetch?: typeof globalThis.fetch
}

export interface RequestOptions {
  signal?: AbortSignal
}

export interface GenerateOptions extends RequestOptions {
  /**
   * Identifies this invoice for 30 days. By default each call uses a random one, which protects only its own
   * retries: pass one that you stored before, so that a crash of your program causes no second bill.
   */
  idempotencyKey?: string
}

export interface WaitOptions extends RequestOptions {
  /** milliseconds between polls, 1,000 by default */
  interval?: number
}

export interface ValidateOptions extends RequestOptions {
  /** whether the check is for `generateLater`, with up to 10,000 line items */
  isForLater?: boolean
}

export interface JobFilters {
  template?: string
  invoiceNumber?: string
  /** inclusive; a date as text is 00:00 UTC of that day */
  createdFrom?: Date | string
  /** exclusive */
  createdBefore?: Date | string
  /** `done` by default */
  status?: Job['status']
}

/** A job whose PDF exists. */
export type DoneJob = Job & { invoiceUrl: string }

const isDone = (job: Job): job is DoneJob => job.invoiceUrl !== undefined

const respondAsync = 'respond-async'

/**
 * Every method rejects with `ProblemError`, `NoAnswerError` or the reason of the signal; with `TypeError` for
 * input that cannot be sent, such as an Idempotency-Key that is not 1 to 255 characters of visible ASCII.
 */
export interface BillwrightClient {
  /** Makes a PDF. A live key is billed for it once, however often the request is repeated. */
  generate(invoice: Invoice, options?: GenerateOptions): Promise<Generation>
  /**
   * Queues an invoice of up to 10,000 line items, which is generated and billed later; returns the answer if
   * it already exists. See `waitForJob`.
   */
  generateLater(invoice: Invoice, options?: GenerateOptions): Promise<Job | Generation>
  /** Polls a job until it is done. Rejects with `ProblemError` if it failed. */
  waitForJob(jobId: string, options?: WaitOptions): Promise<DoneJob>
  /** Checks an invoice for free. */
  validate(invoice: Invoice, options?: ValidateOptions): Promise<Validation>
  /**
   * Finds the job of an earlier `generate` or `generateLater`; `undefined` if nothing was generated or queued
   * with the Idempotency-Key.
   */
  findGeneration(idempotencyKey: string, options?: RequestOptions): Promise<Job | undefined>
  getJob(jobId: string, options?: RequestOptions): Promise<Job>
  getPdf(jobId: string, options?: RequestOptions): Promise<Uint8Array<ArrayBuffer>>
  /** One page. `limit` is at most 100. */
  listJobs(
    filters?: JobFilters & { limit?: number; cursor?: string },
    options?: RequestOptions,
  ): Promise<JobList>
  /** Yields all jobs of a status, newest first, reading page by page. */
  eachJob(filters?: JobFilters, options?: RequestOptions): AsyncGenerator<Job, void, undefined>
  /** One page of the templates of the service and of the account. `limit` is at most 100. */
  listTemplates(options?: RequestOptions & { limit?: number; cursor?: string }): Promise<TemplateList>
  /** Returns the file of a template of the account, as it was published; `name` or `name@version`. */
  getTemplate(name: string, options?: RequestOptions): Promise<string>
  /**
   * Publishes a file as a new version, unless the current version is equal. `replaces` is the SHA-256 of the
   * version to replace; if another one is current, nothing is changed. Needs a key with the scope templates.
   */
  publishTemplate(
    name: string,
    file: string,
    options?: RequestOptions & { replaces?: string },
  ): Promise<PublishedTemplate>
  /**
   * Deletes a template of the account, or only the version `name@version`. Needs a key with the scope
   * templates.
   */
  deleteTemplate(name: string, options?: RequestOptions): Promise<TemplateDeletion>
  /** Returns plan, usage of this month and price. What live keys were billed is visible to live keys only. */
  getAccount(options?: RequestOptions): Promise<Account>
  /** Returns a page of the ledger; the current month by default. Needs a live key. */
  getUsage(page?: { month?: string; after?: string }, options?: RequestOptions): Promise<Usage>
}

/** @throws TypeError if `baseUrl` is not an address to which a key may be sent */
export function createClient({
  baseUrl,
  apiKey,
  retry = {},
  timeout = 60_000,
  fetch = globalThis.fetch,
}: ClientOptions): BillwrightClient {
  const connection: Connection = { baseUrl: checkBaseUrl(baseUrl), apiKey, timeout, fetch }

  const request = <T>(sent: Sent, read: (response: Response) => Promise<T>): Promise<T> =>
    withRetries(() => send(connection, sent, read), retry, sent.signal)

  const json = <T>(sent: Sent): Promise<T> => request(sent, response => response.json() as Promise<T>)

  const listJobs: BillwrightClient['listJobs'] = ({ limit, cursor, ...filters } = {}, options) =>
    json({ path: `/v1/jobs${queryOf({ ...jobQuery(filters), limit, cursor })}`, ...options })

  const generate = <T>(
    invoice: Invoice,
    { idempotencyKey = crypto.randomUUID(), signal }: GenerateOptions = {},
    prefer?: string,
  ) => {
    const body = JSON.stringify(invoice)
    return json<T>({ method: 'POST', path: '/v1/invoices/generate', body, idempotencyKey, prefer, signal })
  }

  const getJob: BillwrightClient['getJob'] = (jobId, options) =>
    json({ path: `/v1/jobs/${encodeURIComponent(jobId)}`, ...options })

  return {
    generate: (invoice, options) => generate(invoice, options),
    generateLater: (invoice, options) => generate(invoice, options, respondAsync),

    async waitForJob(jobId, { interval = 1000, signal } = {}) {
      for (;;) {
        const job = await getJob(jobId, signal && { signal })
        if (isDone(job)) return job
        const { problem } = job
        if (problem) throw new ProblemError(new Response(null, { status: problem.status }), problem)
        await sleep(interval, signal)
      }
    },

    validate: (invoice, { isForLater, ...options } = {}) =>
      json({
        method: 'POST',
        path: '/v1/validate',
        body: JSON.stringify(invoice),
        prefer: isForLater ? respondAsync : undefined,
        ...options,
      }),

    async findGeneration(idempotencyKey, options) {
      // a 404 of a proxy does not repeat the Idempotency-Key, and is no statement about the invoice
      const isOfService = ({ headers }: { headers: Headers }) =>
        headers.get('idempotency-key') === idempotencyKey
      try {
        return await request({ path: '/v1/jobs/by-key', idempotencyKey, ...options }, response => {
          if (!isOfService(response)) throw new ProblemError(response, {})
          return response.json() as Promise<Job>
        })
      } catch (error) {
        if (error instanceof ProblemError && error.status === 404 && isOfService(error)) return undefined
        throw error
      }
    },

    getJob,

    getPdf: (jobId, options) =>
      request(
        { path: `/v1/jobs/${encodeURIComponent(jobId)}/pdf`, ...options },
        async response => new Uint8Array(await response.arrayBuffer()),
      ),

    listJobs,

    async *eachJob(filters, options) {
      let cursor: string | null = null
      do {
        const page: JobList = await listJobs({ ...filters, limit: 100, ...(cursor && { cursor }) }, options)
        yield* page.jobs
        cursor = page.next
      } while (cursor !== null)
    },

    listTemplates: ({ limit, cursor, ...options } = {}) =>
      json({ path: `/v1/templates${queryOf({ limit, cursor })}`, ...options }),

    getTemplate: (name, options) =>
      request({ path: templatePath(name), ...options }, response => response.text()),

    publishTemplate: (name, file, { replaces, ...options } = {}) =>
      json({
        method: 'PUT',
        path: templatePath(name),
        body: file,
        ifMatch: replaces === undefined ? undefined : `"${replaces}"`,
        ...options,
      }),

    deleteTemplate: (name, options) => json({ method: 'DELETE', path: templatePath(name), ...options }),

    getAccount: options => json({ path: '/v1/account', ...options }),
    getUsage: (page = {}, options) => json({ path: `/v1/usage${queryOf(page)}`, ...options }),
  }
}

const templatePath = (name: string) => `/v1/templates/${encodeURIComponent(name)}`

const jobQuery = ({ template, invoiceNumber, createdFrom, createdBefore, status }: JobFilters) => ({
  template,
  status,
  invoice_number: invoiceNumber,
  created_from: createdFrom instanceof Date ? createdFrom.toISOString() : createdFrom,
  created_before: createdBefore instanceof Date ? createdBefore.toISOString() : createdBefore,
})

function queryOf(parameters: Record<string, string | number | undefined>): string {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}
