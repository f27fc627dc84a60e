import type { Mode } from '#core/text/key.ts'

/** A task before it runs. */
export interface Task {
  account: string
  mode: Mode
  /** estimated */
  seconds: number
  /** memory that it holds while it waits */
  bytes: number
  /** performance.now() until which it may wait; absent: the queue's `waitSeconds` after its arrival */
  until?: number | undefined
  /** milliseconds after which it is stopped; absent: the default of the renderer */
  longest?: number | undefined
  /** tasks of the account that may run at once, in all processes; `null` without a limit */
  concurrent: number | null
}

export type TaskSize = 'small' | 'large'

/** What the work of a task may use, and states. */
export interface Turn {
  size: TaskSize
  /** seconds of CPU after which the work may end with `WorkStopped` */
  stopSeconds: number
  /** states the seconds of CPU that the work took; without it, the time that passed is charged */
  used(seconds: number): void
}

export interface Waiting {
  /** with the estimate that the queue expects */
  task: Task
  /** as it arrived */
  asked: Task
  /** performance.now() of its arrival */
  since: number
  /** ends its wait */
  timer?: NodeJS.Timeout
  /** never rejects */
  start(turn: Turn): Promise<'ended' | 'stopped'>
  reject(error: Error): void
}

/** Seconds of work that an account has waiting in one mode. */
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
  /** virtual time: start tag of the task that was taken last */
  now: number
  flows: Map<string, Flow>
}

/** While both have tasks waiting, live ones get nine tenths of the time. */
const weights: Record<Mode, number> = { live: 9, test: 1 }

/** Flows without tasks are forgotten once their tags are past, above this number. */
const maxIdleFlows = 1000

export interface AccountQueues {
  add(waiting: Waiting): void
  /** a task that was taken and could not start goes back to its position, and costs nothing */
  putBack(waiting: Waiting): void
  takeNext(mayRun: (waiting: Waiting) => boolean): Waiting | undefined
  /**
   * The newest task of the account with the most waiting tasks, test before live. `undefined` when the newcomer itself has no
   * better claim.
   */
  takeLongest(newcomer: Task): Waiting | undefined
  /** @returns whether it was still waiting */
  remove(waiting: Waiting): boolean
  /** charges the difference of measured and estimated seconds of a task that was taken */
  correct(waiting: Waiting, seconds: number): void
  /** starts virtual time again; only while nothing waits or runs */
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
  /** tasks in slots that the waiting ones of the other mode could not take */
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

  /** A mode pays for no slot that the other one cannot take: small test tasks in the slots for small ones delay no large one. */
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
        // a live newcomer displaces any test task; otherwise only an account with more than itself
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
