import type { Task } from './account-queues.ts'

/** Accounts of which an error is remembered. */
const maxAccounts = 1000

/** Share of the earlier tasks' weight that the next one leaves. */
const kept = 0.9

/** Seconds that count as estimated right, so that a short task proves little. */
const trusted = 0.05

const maxFactor = 100

export interface EstimateErrors {
  /** what the estimates of an account are to be multiplied with; never below 1, so that nobody can earn a lower one */
  factorOf(task: Pick<Task, 'account' | 'mode'>): number
  learn(task: Pick<Task, 'account' | 'mode' | 'seconds'>, measured: number): void
}

/** How far the estimates of each account's last tasks were too low. */
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
      // last in the order of the map, whose first is forgotten
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
