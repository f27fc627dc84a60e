import type { CheckAnswer, Connection, LinkState } from '#contract/connections.ts'
import type { ProblemView, Submission } from '#contract/submission.ts'

/** State of a connection according to the last answer of its service, or to its absence. */
export interface ServiceLink {
  state: LinkState
  /** instant of the first answer of this state */
  since: string
  /** instant of the last answer */
  at: string
}

export type ServiceLinks = Readonly<Record<string, ServiceLink>>

/** A blocked account or a rejected invoice is an answer of a working service. */
function stateAfter({ code, status }: ProblemView): LinkState {
  if (status === 401 || code === 'key_refused' || code === 'invalid_key') return 'key-rejected'
  if (code === 'offline') return 'offline'
  if (status === null) return code === 'unexpected_answer' ? 'unavailable' : 'unreachable'
  const isElsewhere = status < 400 || status === 404 || status === 405
  return isElsewhere || status === 408 || status === 429 || status >= 500 ? 'unavailable' : 'connected'
}

/** @returns `undefined` while the service has not answered */
function stateOf({ state, problem }: Submission): LinkState | undefined {
  switch (state) {
    case 'done':
      return 'connected'
    case 'refused':
    case 'unknown':
    case 'queued':
      return problem === null ? undefined : stateAfter(problem)
    case 'sending':
      return undefined
    default:
      return state satisfies never
  }
}

const withState = (
  links: ServiceLinks,
  { id, state, at }: { id: string; state: LinkState; at: string },
): ServiceLinks => {
  const known = links[id]
  // an event about an earlier submission, such as a download, tells nothing about the service
  if (known && at < known.at) return links
  return { ...links, [id]: { state, at, since: known?.state === state ? known.since : at } }
}

export function linksAfterSubmission(links: ServiceLinks, submission: Submission, now: string): ServiceLinks {
  // a document marked as issued was not sent to a service
  if (submission.issuedBy !== null) return links
  const state = stateOf(submission)
  const at = submission.finishedAt ?? now
  return state === undefined ? links : withState(links, { id: submission.connectionId, state, at })
}

export const linksAfterCheck = (
  links: ServiceLinks,
  id: string,
  check: CheckAnswer,
  now: string,
): ServiceLinks =>
  withState(links, { id, state: check.ok ? 'connected' : stateAfter(check.problem), at: now })

export const linksAfterAnswer = (
  links: ServiceLinks,
  id: string,
  state: LinkState,
  now: string,
): ServiceLinks => withState(links, { id, state, at: now })

/** Keeps the states of connections with an unchanged address and key; others have not been tried yet. */
export function linksOfSame(
  links: ServiceLinks,
  before: readonly Connection[],
  after: readonly Connection[],
): ServiceLinks {
  const identity = (connections: readonly Connection[], id: string) => {
    const found = connections.find(each => each.id === id)
    return JSON.stringify([found?.baseUrl, found?.key])
  }
  const same = Object.entries(links).filter(([id]) => identity(before, id) === identity(after, id))
  return Object.fromEntries(same)
}
