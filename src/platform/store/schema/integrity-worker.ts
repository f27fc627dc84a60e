import { parentPort, workerData } from 'node:worker_threads'
import { passesIntegrityCheck } from './integrity.ts'

/** Reading a large file takes seconds, so it runs off the main thread. */
parentPort?.postMessage(passesIntegrityCheck(String(workerData)))
