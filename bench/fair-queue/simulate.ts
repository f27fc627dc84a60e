import type { FairQueue, FairQueueLimits } from '../../src/service/scheduling/fair-queue.ts'
import { largeSeconds } from '../../src/service/scheduling/queue-limits.ts'
import { quantile } from '../service/figures.ts'
import { simulateTime } from './simulated-clock.ts'
import { type Arrival, accountsOf, type SimulatedAccount } from './workload.ts'

export const taskClasses = ['live small', 'live large', 'test small', 'test large'] as const
export type TaskClassName = (typeof taskClasses)[number]

export interface ClassFigures {
  name: TaskClassName
  tasks: number
  /** share of tasks that were rejected or waited too long */
  refused: number
  /** wait of served tasks in seconds */
  p50: number
  p95: number
}

export interface Figures {
  classes: ClassFigures[]
  /** share of the slots' time used by renders */
  utilization: number
  /**
   * Smallest share of an account's demand in seconds that was rendered, among accounts that demand at most an
   * equal share of their mode and sent at least twenty invoices.
   */
  poorest: number
}

interface Simulation {
  accounts: number
  /** demand relative to the capacity of the slots */
  load: number
  seconds: number
  limits: FairQueueLimits
  createQueue(limits: FairQueueLimits): FairQueue
  seed: number
}

interface Outcome {
  arrival: Arrival
  /** seconds; `undefined` for a rejected task */
  waited: number | undefined
}

/** Runs a queue with simulated time and rendering. Tasks that are unfinished at the end are excluded. */
export async function simulate(simulation: Simulation): Promise<Figures> {
  const { limits, seconds, load, seed } = simulation
  const accounts = accountsOf({ accounts: simulation.accounts, load: load * limits.slots, seed })
  const outcomes: Outcome[] = []
  await simulateTime(() => {
    const queue = simulation.createQueue(limits)
    for (const account of accounts) keepSending(queue, account, outcome => outcomes.push(outcome))
  }, seconds)
  const served = outcomes.filter(({ waited }) => waited !== undefined)
  const time = served.reduce((sum, { arrival }) => sum + arrival.seconds, 0)
  return {
    classes: taskClasses.map(name => figuresOf(name, outcomes)),
    utilization: time / (seconds * limits.slots),
    poorest: poorestOf(accounts, outcomes, simulation),
  }
}

function keepSending(queue: FairQueue, account: SimulatedAccount, report: (outcome: Outcome) => void): void {
  const send = () => {
    const arrival = account.next()
    const asked = performance.now()
    let waited: number | undefined
    const render = () => {
      waited = (performance.now() - asked) / 1000
      return new Promise<void>(resolve => setTimeout(resolve, arrival.seconds * 1000))
    }
    queue.run(arrival.task, render).then(
      () => report({ arrival, waited }),
      () => report({ arrival, waited: undefined }),
    )
    setTimeout(send, account.pause() * 1000)
  }
  setTimeout(send, account.pause() * 1000)
}

const classOf = ({ task }: Arrival): TaskClassName =>
  `${task.mode} ${task.seconds > largeSeconds ? 'large' : 'small'}`

function figuresOf(name: TaskClassName, outcomes: readonly Outcome[]): ClassFigures {
  const own = outcomes.filter(({ arrival }) => classOf(arrival) === name)
  const waits = own.flatMap(({ waited }) => (waited === undefined ? [] : [waited]))
  return {
    name,
    tasks: own.length,
    refused: 1 - waits.length / own.length,
    p50: quantile(waits, 0.5),
    p95: quantile(waits, 0.95),
  }
}

/** Under full load live accounts share nine tenths of the slots, test accounts the rest. */
const shares = { live: 0.9, test: 0.1 }

function poorestOf(
  accounts: readonly SimulatedAccount[],
  outcomes: readonly Outcome[],
  { limits, seconds }: Simulation,
): number {
  const byAccount = Map.groupBy(outcomes, ({ arrival }) => arrival.task.account)
  const ratios = accounts.flatMap(({ name, mode }) => {
    const own = byAccount.get(name) ?? []
    const sum = (list: readonly Outcome[]) => list.reduce((total, { arrival }) => total + arrival.seconds, 0)
    const peers = accounts.filter(account => account.mode === mode).length
    const isModest = sum(own) <= (limits.slots * seconds * shares[mode]) / peers
    return isModest && own.length >= 20
      ? [sum(own.filter(({ waited }) => waited !== undefined)) / sum(own)]
      : []
  })
  return Math.min(...ratios)
}
