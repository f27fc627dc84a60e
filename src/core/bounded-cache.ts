/**
 * A cache that is cleared once it has `maxEntries` entries. The bound matters in the service: each request may name
 * another language.
 */
export function boundedCache<Value>(maxEntries: number): (key: string, make: () => Value) => Value {
  const cache = new Map<string, Value>()
  return (key, make) => {
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    if (cache.size >= maxEntries) cache.clear()
    const made = make()
    cache.set(key, made)
    return made
  }
}
