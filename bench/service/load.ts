import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Server } from './server.ts'

/** What a client met: milliseconds of each answer, in the order of their arrival, and how long all took. */
export interface Met {
  times: number[]
  seconds: number
}

export interface MetOpen extends Met {
  /** ms by which the client itself was late with sending each, which its time includes */
  late: number[]
}

/** New connections for each load: a server ends those that were silent while jobs were stored. */
const newAgent = () => new Agent({ keepAlive: true, maxSockets: 512 })

/** That many clients, each of which asks again as soon as it is answered, until the bodies or the seconds are used up. */
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
 * Requests that come when they come, as from many clients that know nothing of each other: the gaps are drawn from an
 * exponential distribution, and nobody waits for an answer before the next one asks. The clients of autocannon and wrk
 * do wait, so that they ask less the slower the server is, and never meet a row that has grown.
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

/** @throws Error on any answer but 200: what is measured is work that was done */
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
