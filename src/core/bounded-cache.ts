/**
 * Keeps what is costly to make, up to a number of entries; then it begins anew. The service makes one entry for each
 * language that a request names, so without a bound a client could fill its memory.
 */
export function boundedCache<Value>(most: number): (key: string, make: () => Value) => Value {
  const known = new Map<string, Value>()
  return (key, make) => {
    const found = known.get(key)
    if (found !== undefined) return found
    if (known.size >= most) known.clear()
    const made = make()
    known.set(key, made)
    return made
  }
}
