/** As the service's documentation names them. */
const documented = ['minimal', 'bold']

/** The order of every list to choose from: the documented templates first, any other after them by name. */
export const inTemplateOrder = (a: { name: string }, b: { name: string }): number =>
  rankOf(a.name) - rankOf(b.name) || (a.name < b.name ? -1 : 1)

function rankOf(name: string): number {
  const rank = documented.indexOf(name)
  return rank === -1 ? documented.length : rank
}
