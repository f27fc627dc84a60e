import { parentPort, workerData } from 'node:worker_threads'
import { isSound } from './integrity.ts'

/** Reads a whole file, which may take seconds, where nobody waits for it. */
parentPort?.postMessage(isSound(String(workerData)))
