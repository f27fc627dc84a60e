let isPressed = false
let waiting: (() => void)[] = []

/**
 * Acts at once, or after the click if a mouse button is pressed. For actions that move other elements: a press that
 * ends on another element triggers no click.
 */
export function afterPress(act: () => void): void {
  if (isPressed) waiting.push(act)
  else act()
}

/** @returns stops it */
export function watchPresses(): () => void {
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  const press = () => {
    isPressed = true
  }
  const release = () => {
    isPressed = false
    const acts = waiting
    waiting = []
    // the click follows the release
    setTimeout(() => {
      for (const act of acts) act()
    })
  }
  document.addEventListener('pointerdown', press, options)
  document.addEventListener('pointerup', release, options)
  document.addEventListener('pointercancel', release, options)
  return () => {
    listening.abort()
    release()
  }
}
