import { requestTimeouts } from '../limits/request-limits.ts'
import type { FairQueueLimits } from './fair-queue.ts'

/** Enough for a batch, and few enough that the other instances' slots stay for others. */
export const defaultLargePerAccount = 4

/** Invoices of 10 lines take 5 ms, of 100 lines 10 to 40. */
export const largeSeconds = 0.05

/** Half as much again: an estimate that is a little wrong stops nothing. */
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
