import { readlinkSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

/** Nice levels; about half of what a busy computer still schedules. */
const step = 5

/** Lowers the priority of a process. */
export function lowerPriority(pid: number): void {
  try {
    setPriority(pid, Math.min(19, getPriority() + step))
  } catch {
    // optional: the process works without it
  }
}

/** Lowers the priority of the calling thread. Only Linux has thread priorities. */
export function lowerThreadPriority(): void {
  try {
    lowerPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)))
  } catch {
    // not on Linux
  }
}
