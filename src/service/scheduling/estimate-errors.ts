import type { Task } from './account-queues.ts'

/** Maximum number of accounts whose errors are stored. */
const maxAccounts = 1000

/** Factor by which each task reduces the weight of earlier tasks. */
const kept = 0.9

/** Seconds added to both sums, so that a short task changes little. */
const trusted = 0.05

const maxFactor = 100

export interface EstimateErrors {
  /**
   * factor by which to multiply the estimates of an account; at least 1, so that no account can obtain a
   * lower one
   */
  factorOf(task: Pick<Task, 'account' | 'mode'>): number
  learn(task: Pick<Task, 'account' | 'mode' | 'seconds'>, measured: number): void
}

/** Learns by how much the estimates of each account's last tasks were too low. */
export function createEstimateErrors(): EstimateErrors {
  const sums = new Map<string, { estimated: number; measured: number }>()
  const nameOf = ({ account, mode }: Pick<Task, 'account' | 'mode'>) => `${mode} ${account}`
  return {
    factorOf(task) {
      const { estimated, measured } = sums.get(nameOf(task)) ?? { estimated: 0, measured: 0 }
      return Math.min(maxFactor, Math.max(1, (measured + trusted) / (estimated + trusted)))
    },
    learn(task, measured) {
      const name = nameOf(task)
      const before = sums.get(name) ?? { estimated: 0, measured: 0 }
      // moved to the end of the map; the first entry is evicted
      sums.delete(name)
      sums.set(name, {
        estimated: kept * before.estimated + task.seconds,
        measured: kept * before.measured + measured,
      })
      const [oldest] = sums.keys()
      if (sums.size > maxAccounts && oldest !== undefined) sums.delete(oldest)
    },
  }
}
