/** Restores the focus to the connection, or to the Add button, if the pressed button is gone. */
export const restoreFocus = (selector: string) =>
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    const next =
      document.querySelector<HTMLElement>(selector) ?? document.querySelector('[data-connection="new"]')
    if (next instanceof HTMLElement) next.focus()
  })

/** Runs after the dialog closed and before its opener is removed. */
export const focusAddButton = () =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-connection="new"]')?.focus())
