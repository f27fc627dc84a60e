import { parentPort, workerData } from 'node:worker_threads'
import { openFilePassesIntegrityCheck, passesIntegrityCheck } from './integrity.ts'

const { path, isOpen } = workerData as { path: string; isOpen: boolean }

/** Reading a large file takes seconds, so it runs off the main thread. */
parentPort?.postMessage(isOpen ? openFilePassesIntegrityCheck(path) : passesIntegrityCheck(path))
