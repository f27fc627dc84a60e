import type { LucideIcon } from 'lucide-react'

/** Decoration beside words: never the only thing that says something. */
export function Icon({ icon: Shape, size = 16 }: { icon: LucideIcon; size?: number }) {
  return <Shape size={size} strokeWidth={1.5} aria-hidden="true" focusable="false" />
}
