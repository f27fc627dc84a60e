import type { LucideIcon } from 'lucide-react'

/** Decorative icon beside text; never the only indication. */
export function Icon({ icon: Shape, size = 16 }: { icon: LucideIcon; size?: number }) {
  return <Shape size={size} strokeWidth={1.5} aria-hidden="true" focusable="false" />
}
