import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** answers and events of the bridge as text */
    bridgeMessages?: string[]
  }
}

/** Records answers and events of the bridge from the next load on. Electron's bridge cannot be wrapped. */
export const noteBridgeAnswers = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const bridgeMessages: string[] = []
    window.bridgeMessages = bridgeMessages
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
                  bridgeMessages.push(textOf(event))
                  listener(event)
                })
            : async (argument: unknown) => {
                const answer = await call(argument)
                bridgeMessages.push(textOf([name, answer]))
                return answer
              },
        ]),
      )
    // Runs before or after the shell's script.
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
