/** As the service's documentation names them. */
const documented = ['minimal', 'bold']

interface Ordered {
  name: string
  isCustom?: boolean
}

/** Sort order of templates: the documented ones, the other shipped ones, the custom ones. */
export const inTemplateOrder = (a: Ordered, b: Ordered): number =>
  rankOf(a) - rankOf(b) || (a.name < b.name ? -1 : 1)

function rankOf({ name, isCustom = false }: Ordered): number {
  const rank = documented.indexOf(name)
  if (isCustom) return documented.length + 1
  return rank === -1 ? documented.length : rank
}
