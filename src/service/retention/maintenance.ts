import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Metrics } from '../observability/metrics.ts'
import { requestLogStart } from '../observability/request-log.ts'
import { sweepOrphans } from '../storage/sweep-orphans.ts'
import type { Store } from '../store/store.ts'
import { checkFiles, type FileCheckDeps } from './check-files.ts'
import { type MeasureDeps, measureFiles } from './measure-files.ts'
import { type ExpirySweep, type ExpirySweepDeps, sweepExpired } from './sweep-expired.ts'

export interface MaintenanceDeps extends ExpirySweepDeps, MeasureDeps {
  store: Store
  files: ExpirySweepDeps['files'] & MeasureDeps['files'] & FileCheckDeps['files']
  /** bytes of PDFs that are compared with their digests in an hour; 0 for none */
  checkedBytes: number
  /**
   * the folder of PDFs; `undefined` for a bucket, which is not searched for orphans because it may contain
   * other objects
   */
  dataFolder: string | undefined
  metrics: Pick<Metrics, 'setAside' | 'expired' | 'retentionFailed' | 'stored' | 'checked'>
  logger: Logger
  now: () => Date
}

const interval = 60 * 60 * 1000

/** Result while another process sweeps. */
const noSweep: ExpirySweep = { deleted: 0, failures: [] }

/** Milliseconds for which ended webhook deliveries, failed jobs, and test jobs without a PDF can be read. */
const endedKeptFor = 30 * 24 * 60 * 60 * 1000

/** Milliseconds for which an expired grant is kept, so that polls of its computer are answered with the expiry. */
const grantKeptFor = 24 * 60 * 60 * 1000

/**
 * Runs in the background, at the start and then every hour; requests never wait for it.
 * @returns a function that stops it after the current file or batch
 */
export function startMaintenance(deps: MaintenanceDeps): () => Promise<void> {
  const closing = new AbortController()
  const { signal } = closing
  const sweep = async () => {
    await prepareMonths(deps)
    await measure(deps, signal)
    await sweepRetention(deps, signal)
    if (!signal.aborted) await measureStored(deps)
    await forgetEnded(deps, signal)
    await forgetOldRequests(deps, signal)
    await checkStored(deps, signal)
  }
  let running = sweepFolder(deps, signal).then(sweep)
  const timer = setInterval(() => {
    running = running.then(sweep)
  }, interval).unref()

  return async () => {
    clearInterval(timer)
    closing.abort()
    await running
  }
}

async function prepareMonths({ store, logger, now }: MaintenanceDeps): Promise<void> {
  try {
    await store.prepareMonths?.(now())
  } catch (error) {
    logger.warn({ err: error }, 'preparing the coming months failed')
  }
}

async function sweepFolder(deps: MaintenanceDeps, signal: AbortSignal): Promise<void> {
  const { dataFolder, store, metrics, logger, now } = deps
  if (dataFolder === undefined) return
  try {
    const swept = await sweepOrphans(join(dataFolder, 'files'), store.namedFiles, { now: now(), signal })
    metrics.setAside(swept.setAside)
    if (swept.setAside + swept.removed > 0) logger.warn(swept, 'PDFs without a job')
  } catch (error) {
    logger.warn({ err: error }, 'searching for PDFs without a job failed')
  }
}

async function measure(deps: MaintenanceDeps, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  try {
    const measured = await measureFiles(deps, signal)
    if (measured > 0) deps.logger.info({ measured }, 'recorded the bytes of earlier PDFs')
  } catch (error) {
    deps.logger.warn({ err: error }, 'recording the bytes of earlier PDFs failed')
  }
}

async function sweepRetention(deps: MaintenanceDeps, signal: AbortSignal): Promise<void> {
  const { metrics, logger, now } = deps
  if (signal.aborted) return
  try {
    const { deleted, failures } = (await sweepExpired(deps, { now: now(), signal })) ?? noSweep
    metrics.expired(deleted)
    if (deleted > 0) logger.info({ deleted }, 'PDFs whose retention time is over')
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} failures`)
  } catch (error) {
    metrics.retentionFailed()
    logger.warn({ err: error }, 'deleting PDFs whose retention time is over failed')
  }
}

async function measureStored({ store, metrics, logger }: MaintenanceDeps): Promise<void> {
  try {
    metrics.stored(await store.storedBytes(undefined))
  } catch (error) {
    logger.warn({ err: error }, 'counting the bytes of all PDFs failed')
  }
}

async function checkStored(deps: MaintenanceDeps, signal: AbortSignal): Promise<void> {
  const { store, metrics, logger, checkedBytes } = deps
  if (signal.aborted || checkedBytes === 0) return
  try {
    const checked = await checkFiles(deps, { bytes: checkedBytes, signal })
    for (const { job_id, problem } of checked?.damaged ?? [])
      logger.error({ job_id, problem }, 'a stored PDF is damaged')
    if (checked !== undefined && checked.digested > 0)
      logger.info({ digested: checked.digested }, 'computed the digests of earlier PDFs')
    metrics.checked(checked?.files ?? 0, await store.countDamagedFiles())
  } catch (error) {
    logger.warn({ err: error }, 'comparing stored PDFs with their digests failed')
  }
}

async function forgetEnded({ store, logger, now }: MaintenanceDeps, signal: AbortSignal): Promise<void> {
  const before = new Date(now().getTime() - endedKeptFor).toISOString()
  try {
    while (!signal.aborted) if ((await store.forgetDeliveries(before)) === 0) break
    while (!signal.aborted) if ((await store.forgetFailedJobs(before)) === 0) break
    while (!signal.aborted) if ((await store.forgetTestJobs(before)) === 0) break
    const ended = now().toISOString()
    while (!signal.aborted) if ((await store.forgetSignUps(ended)) === 0) break
    const forgotten = new Date(now().getTime() - grantKeptFor).toISOString()
    while (!signal.aborted) if ((await store.forgetDeviceGrants(forgotten)) === 0) break
  } catch (error) {
    logger.warn(
      { err: error },
      'deleting old webhook deliveries, failed jobs, test jobs, sign-ups and connection codes failed',
    )
  }
}

/** Old requests are otherwise deleted by writes, which an idle service does not make. */
async function forgetOldRequests(
  { store, logger, now }: MaintenanceDeps,
  signal: AbortSignal,
): Promise<void> {
  try {
    while (!signal.aborted) if ((await store.forgetRequests(requestLogStart(now()))) === 0) break
  } catch (error) {
    logger.warn({ err: error }, 'deleting old requests failed')
  }
}
