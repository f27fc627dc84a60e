import { parentPort, workerData } from 'node:worker_threads'
import { openFilePassesIntegrityCheck, passesIntegrityCheck } from './integrity.ts'

const { path, isOpen } = workerData as { path: string; isOpen: boolean }

/** Runs in a thread, because reading a large file takes seconds. */
parentPort?.postMessage(isOpen ? openFilePassesIntegrityCheck(path) : passesIntegrityCheck(path))
