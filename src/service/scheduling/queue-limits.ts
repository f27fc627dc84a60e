import { requestTimeouts } from '../limits/request-limits.ts'
import type { FairQueueLimits } from './fair-queue.ts'

/** Enough for a batch, while slots of other instances remain free for other accounts. */
export const defaultLargePerAccount = 4

/** CPU seconds. Invoices of 10 lines take 5 ms, of 100 lines 10 to 40 ms. */
export const largeSeconds = 0.05

/** Half more than `largeSeconds`, so that slightly wrong estimates stop nothing. */
const stopSeconds = 0.075

const megabyte = 1024 * 1024

/** Defaults for a number of slots. With two or more, one stays for small tasks. */
export const queueLimits = (slots: number): FairQueueLimits => ({
  slots,
  largeSlots: Math.max(1, slots - 1),
  largePerAccount: defaultLargePerAccount,
  largeSeconds,
  stopSeconds,
  waitSeconds: requestTimeouts.wait / 1000,
  waitingPerAccount: 64,
  waiting: 256,
  bytesPerAccount: 32 * megabyte,
  bytes: 128 * megabyte,
})
