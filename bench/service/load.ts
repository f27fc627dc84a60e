import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Server } from './server.ts'

/** Latencies in ms in order of arrival, and the total time. */
export interface Met {
  times: number[]
  seconds: number
}

export interface MetOpen extends Met {
  /** ms by which each request was sent late, included in its latency */
  late: number[]
}

/** New connections per load, because the server closes idle ones. */
const newAgent = () => new Agent({ keepAlive: true, maxSockets: 512 })

/**
 * Closed-loop load: each client sends the next request after an answer, until the bodies or the time are used
 * up.
 */
export async function loadClosed(
  server: Server,
  { clients, seconds, bodies }: { clients: number; seconds: number; bodies: readonly Buffer[] },
): Promise<Met> {
  const times: number[] = []
  const agent = newAgent()
  const start = performance.now()
  const left = bodies.values()
  const isOver = () => performance.now() - start >= seconds * 1000
  const client = async () => {
    for (const body of left) {
      const asked = performance.now()
      await post(server, body, agent)
      times.push(performance.now() - asked)
      if (isOver()) return
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const took = (performance.now() - start) / 1000
  agent.destroy()
  return { times, seconds: took }
}

/**
 * Open-loop load with exponentially distributed gaps, independent of answers. Closed-loop clients such as autocannon and wrk
 * send less to a slow server and do not see growing queues.
 */
export async function loadOpen(
  server: Server,
  { perSecond, bodies, random }: { perSecond: number; bodies: readonly Buffer[]; random: () => number },
): Promise<MetOpen> {
  const times: number[] = []
  const late: number[] = []
  const agent = newAgent()
  const start = performance.now()
  let due = start
  const answers = bodies.map(async body => {
    due += (-Math.log(1 - random()) * 1000) / perSecond
    const mine = due
    await sleep(mine - start)
    late.push(Math.max(0, performance.now() - mine))
    await post(server, body, agent)
    times.push(performance.now() - mine)
  })
  await Promise.all(answers)
  const seconds = (performance.now() - start) / 1000
  agent.destroy()
  return { times, late, seconds }
}

/** @throws Error on any status except 200 */
function post({ url, key }: Server, body: Buffer, agent: Agent): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    'x-api-key': key,
    'idempotency-key': randomUUID(),
  }
  const asked = request(`${url}/v1/invoices/generate`, { method: 'POST', agent, headers }, answer => {
    const status = answer.statusCode
    answer.resume().on('end', () => {
      if (status === 200) resolve()
      else reject(new Error(`the service answered ${status}`))
    })
  })
  asked.on('error', reject).end(body)
  return promise
}
