/** How deep lists and objects lie in one another; stops counting beyond `enough`, and uses no stack of its own. */
export function depthOf(value: unknown, enough: number): number {
  let level = [value]
  for (let depth = 0; depth <= enough; depth += 1) {
    level = level.flatMap(each => (typeof each === 'object' && each !== null ? Object.values(each) : []))
    if (level.length === 0) return depth
  }
  return enough + 1
}
