import { boundedCache } from '#core/caches.ts'
import {
  darkenForPaper,
  fadeToward,
  legibleContrast,
  mix,
  paperContrast,
  textColorOn,
  withLegibleText,
} from '#core/contrast.ts'
import type { Typeface } from '#core/design-values.ts'
import type { Issue } from '#core/errors/issue.ts'
import type { RenderableInvoice } from '#core/invoice/renderable-invoice.ts'
import type { Template } from './template.ts'
import type { Color } from './template-values.ts'

/** A template with the colours, typeface and paper of one document; every colour is `#rrggbb`. */
export type BrandedTemplate = Omit<Template, 'palette'> & { palette: Record<string, string> }

export interface Branded {
  template: BrandedTemplate
  /** preferences of the document that had to be changed */
  issues: Issue[]
}

type Brand = Pick<RenderableInvoice, 'accent_color' | 'typeface' | 'paper'>

/** Cache by template: a template is branded for every render, mostly with the same preferences. */
const brandedTemplates = new WeakMap<Template, ReturnType<typeof boundedCache<Branded>>>()
const maxBranded = 16

export function brandTemplate(template: Template, brand: Brand): Branded {
  let known = brandedTemplates.get(template)
  if (!known) {
    known = boundedCache<Branded>(maxBranded)
    brandedTemplates.set(template, known)
  }
  const { accent_color, typeface, paper } = brand
  return known([accent_color, typeface, paper].join(), () => applyBrand(template, brand))
}

function applyBrand(template: Template, { accent_color: accent, typeface, paper }: Brand): Branded {
  const { page, type, palette } = template
  const isAccented = accent !== undefined && template.accent !== undefined
  const colors = isAccented ? { ...palette, [template.accent ?? '']: withLegibleText(accent) } : palette
  return {
    template: {
      ...template,
      page: paper === undefined ? page : { ...page, size: paper },
      palette: Object.fromEntries(
        Object.entries(colors).map(([name, color]) => [name, colorOf(color, colors)] as const),
      ),
      type: typeface === undefined ? type : inTypeface(type, typeface),
    },
    issues: isAccented ? issuesOf(accent, template) : [],
  }
}

function colorOf(color: Color, palette: Template['palette']): string {
  if (typeof color === 'string') return color
  const base = palette[color.from]
  if (typeof base !== 'string') throw new Error(`"${color.from}" is no plain colour, although it was checked`)
  switch (color.as) {
    case 'tint':
      return mix(base, '#ffffff', color.percent)
    case 'shade':
      return mix(base, '#000000', color.percent)
    case 'on':
      return fadeToward(textColorOn(base), base, color.percent)
    case 'text':
      return darkenForPaper(base)
  }
}

/** Optical size correction: the lowercase letters of the serif face are smaller at the same font size. */
const sizeOf = { sans: 0.95, serif: 1.06 } as const

function inTypeface(type: Template['type'], family: Typeface): Template['type'] {
  const styles = Object.entries(type).map(([name, style]) => {
    if (style.family === family) return [name, style] as const
    const scale = sizeOf[family]
    return [name, { ...style, family, size: style.size * scale, leading: style.leading / scale }] as const
  })
  return Object.fromEntries(styles)
}

function issuesOf(accent: string, { accent: name, palette }: Template): Issue[] {
  const isText = Object.values(palette).some(
    color => typeof color === 'object' && color.from === name && color.as === 'text',
  )
  if (!isText || paperContrast(accent, '#ffffff') >= legibleContrast) return []
  const message = { code: 'accent.darkened', params: { color: darkenForPaper(accent) } } as const
  return [{ path: 'accent_color', code: 'accent_darkened', severity: 'info', message }]
}
