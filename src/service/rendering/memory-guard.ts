/**
 * A thread that kills its process above a memory limit. V8's limits count neither Buffers nor decoded
 * pictures, and a kernel limit would count memory that V8 only reserves.
 */
import { workerData } from 'node:worker_threads'

const { megabytes }: { megabytes: number } = workerData

setInterval(() => {
  if (process.memoryUsage.rss() > megabytes * 1024 * 1024) process.kill(process.pid, 'SIGKILL')
}, 10)
