/** As the service's documentation names them. */
const documented = ['minimal', 'bold']

interface Ordered {
  name: string
  own?: boolean
}

/** The order of every list to choose from: the documented templates first, then the other shipped ones, then one's own. */
export const inTemplateOrder = (a: Ordered, b: Ordered): number =>
  rankOf(a) - rankOf(b) || (a.name < b.name ? -1 : 1)

function rankOf({ name, own = false }: Ordered): number {
  const rank = documented.indexOf(name)
  if (own) return documented.length + 1
  return rank === -1 ? documented.length : rank
}
