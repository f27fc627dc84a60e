const maxRenders = 120
/**
 * Milliseconds without a request before warm-up starts, and between two pages; a request waits for at most
 * one page.
 */
const idleMs = 400
const pauseMs = 25

export interface JitWarmUp {
  /** postpones the warm-up because of a request */
  postpone(): void
}

/**
 * Renders the first page repeatedly while idle: the JIT compiles the rendering code only after about a
 * hundred pages, and until then each takes half as long again.
 */
export function createJitWarmUp(draw: () => Promise<void>): JitWarmUp {
  let done = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const next = async () => {
    const own = timer
    done += 1
    // a real request for this page reports the error
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
