/** Moves the focus between the panes with F6, as desktop programs do. */
const order = [
  'places',
  'list',
  'editor',
  'preview',
  'records',
  'overview',
  'settings',
  'notifications',
  'status',
] as const

export function cycleRegion(by: 1 | -1): void {
  const regions = order
    .map(name => document.querySelector<HTMLElement>(`[data-region="${name}"]`))
    .filter(region => region?.checkVisibility() && !region.inert)
  const here = regions.findIndex(region => region?.contains(document.activeElement))
  const from = here === -1 && by === -1 ? 0 : here
  const next = regions[(from + by + regions.length) % regions.length]
  firstFocusable(next)?.focus()
}

/** First focus target of a pane: its current item, else its first control, else the pane. */
function firstFocusable(region: HTMLElement | null | undefined): HTMLElement | null | undefined {
  const stops = [
    '[aria-current]',
    'input:not([type="file"], [aria-hidden]), select, textarea, button:not([tabindex="-1"]), [tabindex="0"]:not([role="separator"])',
  ]
  for (const stop of stops) {
    const found = [...(region?.querySelectorAll<HTMLElement>(stop) ?? [])].find(element =>
      element.checkVisibility(),
    )
    if (found) return found
  }
  return region
}
