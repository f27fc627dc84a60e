import lucide from '@iconify-json/lucide/icons.json'
import { createElement, type ReactNode } from 'react'
import { directionalIcons, type iconNames } from './icon-names.ts'

export type IconName = (typeof iconNames)[number]

/** Decorative icon beside a text; never the only indication. */
export function Icon({ icon, size = 16 }: { icon: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${lucide.width} ${lucide.height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-directional={directionalIcons.has(icon) || undefined}
      focusable="false"
    >
      {shapesOf(icon)}
    </svg>
  )
}

const parsed = new Map<IconName, ReactNode[]>()

/** Shapes of an icon without colour and stroke, which are set on the `<svg>`. */
function shapesOf(icon: IconName): ReactNode[] {
  const known = parsed.get(icon)
  if (known) return known
  const tags = lucide.icons[icon].body.matchAll(/<(path|circle|ellipse|rect) ([^>]*)\/>/g)
  const shapes = Array.from(tags, ([source, tag = '', attributes = '']) => {
    const geometry = attributes.matchAll(/\b(d|cx|cy|r|rx|ry|x|y|width|height)="([^"]*)"/g)
    return createElement(tag, {
      key: source,
      ...Object.fromEntries(Array.from(geometry, ([, name, value]) => [name, value])),
    })
  })
  parsed.set(icon, shapes)
  return shapes
}
