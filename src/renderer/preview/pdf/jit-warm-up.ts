const times = 120
/** Milliseconds without a request, and between two pages: a key waits for one of them at most. */
const calm = 400
const pause = 25

export interface Rehearsal {
  /** something was asked for: not now, then */
  wait(): void
}

/**
 * What draws a page is compiled by the machine only after some hundred pages; until then each takes half as long again.
 * So while nobody asks for anything, one is drawn again and again, and nobody sees it.
 */
export function createRehearsal(draw: () => Promise<void>): Rehearsal {
  let done = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const next = async () => {
    const own = timer
    done += 1
    // whoever asks for this page is told what is wrong with it
    await draw().catch(() => undefined)
    if (done < times && timer === own) timer = setTimeout(next, pause)
  }

  return {
    wait() {
      clearTimeout(timer)
      if (done < times) timer = setTimeout(next, calm)
    },
  }
}
