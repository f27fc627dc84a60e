import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** every answer and event that the bridge gave to this page, as text */
    heard?: string[]
  }
}

/**
 * Has the page note all that the bridge tells it, from its next load on. In Electron the bridge cannot be wrapped.
 */
export const noteBridgeAnswers = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const heard: string[] = []
    window.heard = heard
    const textOf = (value: unknown) =>
      JSON.stringify(value, (_key, part) =>
        part instanceof Uint8Array ? new TextDecoder('latin1').decode(part) : part,
      )
    const wrap = (api: object) =>
      Object.fromEntries(
        Object.entries(api).map(([name, call]) => [
          name,
          name === 'onEvent'
            ? (listener: (event: unknown) => void) =>
                call((event: unknown) => {
                  heard.push(textOf(event))
                  listener(event)
                })
            : async (argument: unknown) => {
                const answer = await call(argument)
                heard.push(textOf([name, answer]))
                return answer
              },
        ]),
      )
    // before or after the shell's own script
    let api: object | undefined = window.billwright
    try {
      if (api) api = wrap(api)
      Object.defineProperty(window, 'billwright', {
        configurable: true,
        get: () => api,
        set: (given: object) => {
          api = wrap(given)
        },
      })
    } catch {}
  })
}
