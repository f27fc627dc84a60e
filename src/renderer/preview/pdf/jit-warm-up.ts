const maxRenders = 120
/** Milliseconds without a request, and between two pages: a key waits for one of them at most. */
const idleMs = 400
const pauseMs = 25

export interface JitWarmUp {
  /** something was asked for: not now, then */
  postpone(): void
}

/**
 * What draws a page is compiled by the machine only after some hundred pages; until then each takes half as long again.
 * So while nobody asks for anything, one is drawn again and again, and nobody sees it.
 */
export function createJitWarmUp(draw: () => Promise<void>): JitWarmUp {
  let done = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const next = async () => {
    const own = timer
    done += 1
    // whoever asks for this page is told what is wrong with it
    await draw().catch(() => undefined)
    if (done < maxRenders && timer === own) timer = setTimeout(next, pauseMs)
  }

  return {
    postpone() {
      clearTimeout(timer)
      if (done < maxRenders) timer = setTimeout(next, idleMs)
    },
  }
}
