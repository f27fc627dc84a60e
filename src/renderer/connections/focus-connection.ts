/**
 * A button that was pressed may be gone with what it changed. Then the focus goes on at its connection, or where
 * another can be added.
 */
export const restoreFocus = (selector: string) =>
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    const next =
      document.querySelector<HTMLElement>(selector) ?? document.querySelector('[data-connection="new"]')
    if (next instanceof HTMLElement) next.focus()
  })

/** Once the question is closed, and before what was asked about goes with the button that asked. */
export const focusAddButton = () =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-connection="new"]')?.focus())
