import { type Backlog, shareOf, type Task } from './account-queues.ts'

/**
 * Seconds of one slot until the account's waiting tasks of this mode and the new one have run, under fair shares: each other
 * account runs as much meanwhile as it has, at most as much as this one, and the other mode as much as its weight allows.
 */
export function estimateWait(task: Task, backlogs: readonly Backlog[]): number {
  const isOwn = (backlog: Backlog) => backlog.account === task.account && backlog.mode === task.mode
  const own = task.seconds + (backlogs.find(isOwn)?.seconds ?? 0)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const same = backlogs.filter(backlog => backlog.mode === task.mode && !isOwn(backlog))
  const shared = own + sum(same.map(({ seconds }) => Math.min(seconds, own)))
  const other = task.mode === 'live' ? 'test' : 'live'
  const otherSeconds = sum(backlogs.filter(({ mode }) => mode === other).map(({ seconds }) => seconds))
  return shared + Math.min(otherSeconds, (shared * shareOf(other)) / shareOf(task.mode))
}
