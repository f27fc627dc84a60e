import type { Mode } from '#core/text/key.ts'

/** A task before it runs. */
export interface Task {
  account: string
  mode: Mode
  /** estimated CPU seconds */
  seconds: number
  /** bytes of memory held while it waits */
  bytes: number
  /** performance.now() until which it may wait; by default `waitSeconds` after its arrival */
  until?: number | undefined
  /** milliseconds after which it is stopped; by default the limit of the renderer */
  longest?: number | undefined
  /** maximum concurrent tasks of the account over all processes; `null` for no limit */
  concurrent: number | null
}

export type TaskSize = 'small' | 'large'

/** The limits of running work, and how it reports its cost. */
export interface TaskContext {
  size: TaskSize
  /** CPU seconds after which the work may end with `WorkStopped` */
  stopSeconds: number
  /** reports the CPU seconds used; without a report, the elapsed time is charged */
  used(seconds: number): void
}

export interface Waiting {
  /** with the corrected estimate */
  task: Task
  /** with the original estimate */
  asked: Task
  /** performance.now() of its arrival */
  since: number
  /** timer that ends its wait */
  timer?: NodeJS.Timeout
  /** runs the task; never rejects */
  start(context: TaskContext): Promise<'ended' | 'stopped'>
  reject(error: Error): void
}

/** Waiting work of an account in one mode, in seconds. */
export interface Backlog {
  account: string
  mode: Mode
  seconds: number
}

interface Flow {
  account: string
  /** virtual time at which its next task starts */
  tag: number
  tasks: Waiting[]
}

interface ModeQueue {
  kind: Mode
  weight: number
  tag: number
  /** virtual time: start tag of the last task that was taken */
  now: number
  flows: Map<string, Flow>
}

/** While both modes have waiting tasks, live ones get nine tenths of the time. */
const weights: Record<Mode, number> = { live: 9, test: 1 }

/** Number of flows above which idle ones are removed once their tags are past. */
const maxIdleFlows = 1000

export interface AccountQueues {
  add(waiting: Waiting): void
  /** returns a task that could not start to its position, without cost */
  putBack(waiting: Waiting): void
  takeNext(mayRun: (waiting: Waiting) => boolean): Waiting | undefined
  /**
   * Returns the newest task of the account with the most waiting tasks, test before live; `undefined` if no
   * task has a lower priority than the newcomer.
   */
  takeLongest(newcomer: Task): Waiting | undefined
  /** @returns whether the task was still waiting */
  remove(waiting: Waiting): boolean
  /** charges the difference between measured and estimated seconds of a task that was taken */
  correct(waiting: Waiting, seconds: number): void
  /** resets virtual time; only allowed while nothing waits or runs */
  reset(): void
  countsOf(account: string): { tasks: number; bytes: number }
  backlogs(): Backlog[]
  waiting(): number
  bytes(): number
}

export function createAccountQueues(): AccountQueues {
  const modes: ModeQueue[] = (['live', 'test'] as const).map(kind => ({
    kind,
    weight: weights[kind],
    tag: 0,
    now: 0,
    flows: new Map(),
  }))
  /** tasks in slots that no waiting task of the other mode could use */
  const exempt = new WeakSet<Waiting>()
  let virtualTime = 0
  let count = 0
  let bytes = 0

  const modeOf = (kind: Mode) => modes.find(mode => mode.kind === kind) as ModeQueue
  const isWaiting = (mode: ModeQueue) => [...mode.flows.values()].some(({ tasks }) => tasks.length > 0)

  function countTask({ task }: Waiting, change: 1 | -1): void {
    count += change
    bytes += change * task.bytes
  }

  function flowOf(task: Task): { mode: ModeQueue; flow: Flow } {
    const mode = modeOf(task.mode)
    let flow = mode.flows.get(task.account)
    if (flow === undefined) {
      flow = { account: task.account, tag: mode.now, tasks: [] }
      mode.flows.set(task.account, flow)
    }
    return { mode, flow }
  }

  /**
   * A mode is not charged for slots that the other one cannot use: small test tasks in slots for small tasks
   * do not delay large live ones.
   */
  function charge(waiting: Waiting, seconds: number): void {
    const { mode, flow } = flowOf(waiting.task)
    flow.tag += seconds
    if (!exempt.has(waiting)) mode.tag += seconds / mode.weight
  }

  function forgetIdle({ flows, now }: ModeQueue): void {
    if (flows.size <= maxIdleFlows) return
    for (const { account, tag, tasks } of flows.values())
      if (tasks.length === 0 && tag <= now) flows.delete(account)
  }

  const startable = (mayRun: (waiting: Waiting) => boolean) => (flow: Flow) => {
    const task = flow.tasks.find(mayRun)
    return task === undefined ? [] : [{ flow, task }]
  }

  return {
    add(waiting) {
      const { mode, flow } = flowOf(waiting.task)
      if (!isWaiting(mode)) mode.tag = Math.max(mode.tag, virtualTime)
      if (flow.tasks.length === 0) flow.tag = Math.max(flow.tag, mode.now)
      flow.tasks.push(waiting)
      countTask(waiting, 1)
      forgetIdle(mode)
    },
    putBack(waiting) {
      const { flow } = flowOf(waiting.task)
      const behind = flow.tasks.findIndex(({ since }) => since > waiting.since)
      flow.tasks.splice(behind === -1 ? flow.tasks.length : behind, 0, waiting)
      charge(waiting, -waiting.task.seconds)
      exempt.delete(waiting)
      countTask(waiting, 1)
    },
    takeNext(mayRun) {
      const candidates = modes
        .toSorted((a, b) => a.tag - b.tag)
        .flatMap(mode => {
          const flows = [...mode.flows.values()].flatMap(startable(mayRun))
          return flows.length === 0
            ? []
            : [{ mode, ...flows.reduce((a, b) => (b.flow.tag < a.flow.tag ? b : a)) }]
        })
      const [next] = candidates
      if (next === undefined) return undefined
      const { mode, flow, task } = next
      if (candidates.length === 1 && modes.every(isWaiting)) exempt.add(task)
      flow.tasks.splice(flow.tasks.indexOf(task), 1)
      if (!exempt.has(task)) virtualTime = Math.max(virtualTime, mode.tag)
      mode.now = Math.max(mode.now, flow.tag)
      charge(task, task.task.seconds)
      countTask(task, -1)
      return task
    },
    takeLongest(newcomer) {
      for (const mode of modes.toReversed()) {
        const longest = [...mode.flows.values()].reduce<Flow | undefined>(
          (a, b) => (a && a.tasks.length >= b.tasks.length ? a : b),
          undefined,
        )
        if (longest === undefined || longest.tasks.length === 0) continue
        // a live newcomer displaces any test task; otherwise only one of an account with more waiting tasks
        // than its own
        const own = mode.flows.get(newcomer.account)?.tasks.length ?? 0
        const isBelow = mode.kind === 'test' && newcomer.mode === 'live'
        const isSame = mode.kind === newcomer.mode && longest.tasks.length > own + 1
        if (!isBelow && !isSame) continue
        const victim = longest.tasks.pop()
        if (victim) countTask(victim, -1)
        return victim
      }
      return undefined
    },
    remove(waiting) {
      const tasks = modeOf(waiting.task.mode).flows.get(waiting.task.account)?.tasks ?? []
      const index = tasks.indexOf(waiting)
      if (index === -1) return false
      tasks.splice(index, 1)
      countTask(waiting, -1)
      return true
    },
    correct: charge,
    reset() {
      virtualTime = 0
      for (const mode of modes) {
        mode.tag = 0
        mode.now = 0
        mode.flows.clear()
      }
    },
    countsOf(account) {
      const own = modes.flatMap(mode => mode.flows.get(account)?.tasks ?? [])
      return { tasks: own.length, bytes: own.reduce((sum, { task }) => sum + task.bytes, 0) }
    },
    backlogs: () =>
      modes.flatMap(({ kind, flows }) =>
        Array.from(flows.values(), ({ account, tasks }) => ({
          account,
          mode: kind,
          seconds: tasks.reduce((sum, { task }) => sum + task.seconds, 0),
        })),
      ),
    waiting: () => count,
    bytes: () => bytes,
  }
}

const shareOf = (kind: Mode): number => weights[kind]

/**
 * Estimates the seconds of one slot until the account's waiting tasks of this mode and the new one are done,
 * under fair shares: meanwhile each other account runs its backlog, but at most as much as this one, and the
 * other mode runs its weighted share.
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
