import type { Frame, Page } from 'playwright-core'
import type { Dispatch } from '#app/dispatch.ts'
import type { HostEvent } from '#contract/operations/desktop-api.ts'
import type { PageName } from '#contract/page-policy.ts'
import { type BridgeNames, installBridge } from './bridge-in-page.ts'
import { isPageUrl } from './page-address.ts'

const binding = '__billwrightCall'
const hostEvent = 'billwright:host-event'

const errorAnswer = (code: 'forbidden_sender' | 'invalid_argument'): string =>
  encodeAnswer({ ok: false, error: { code, message: { code } } })

export interface Bridge {
  pageName: PageName
  global: string
  operations: readonly string[]
  receivesEvents: boolean
  dispatch: Dispatch
}

/** Adds the bridge to one page; must run before the page loads. */
export const buildBridge = async (page: Page, bridge: Bridge): Promise<void> => {
  const { pageName, global, operations, receivesEvents, dispatch } = bridge

  await page.exposeBinding(
    binding,
    async ({ frame }: { frame: Frame }, operation: unknown, argument: unknown): Promise<string> => {
      if (!isTrustedFrame(page, frame, pageName)) return errorAnswer('forbidden_sender')
      if (typeof operation !== 'string' || !operations.includes(operation))
        return errorAnswer('invalid_argument')
      try {
        return encodeAnswer(await dispatch(operation, decodeArgument(argument)))
      } catch {
        return errorAnswer('invalid_argument')
      }
    },
  )
  const names: BridgeNames = { global, binding, operations, ...(receivesEvents ? { hostEvent } : {}) }
  await page.addInitScript(installBridge, names)
}

/** Fails closed: a detached frame may throw, and its error must not reach the caller. */
const isTrustedFrame = (page: Page, frame: Frame, pageName: PageName): boolean => {
  try {
    return frame === page.mainFrame() && isPageUrl(frame.url(), pageName)
  } catch {
    return false
  }
}

/** Sends an event to the renderer and ignores a page that is closing. */
export const sendEvent = (page: Page, event: HostEvent): Promise<void> =>
  page
    .evaluate(
      ([name, detail]) => {
        const pageGlobal = globalThis as unknown as { dispatchEvent(event: Event): void }
        pageGlobal.dispatchEvent(new CustomEvent(name, { detail }))
      },
      [hostEvent, event] as const,
    )
    .catch(() => {})

/** Encodes an answer as JSON with bytes as base64, because the debugging pipe carries text only. */
const encodeAnswer = (answer: unknown): string =>
  JSON.stringify(answer, (_key, value: unknown) =>
    value instanceof Uint8Array ? { $bytes: Buffer.from(value).toString('base64') } : value,
  )

/** Longest argument that is parsed; no operation needs more. */
const maxArgumentLength = 32_000_000

/** `undefined` if the renderer passed no argument. @throws SyntaxError, RangeError */
const decodeArgument = (text: unknown): unknown => {
  if (typeof text !== 'string') return undefined
  if (text.length > maxArgumentLength) throw new RangeError('the argument is too long')
  return JSON.parse(text) as unknown
}
