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

/**
 * Memoises a computation per immutable object (WeakMap), because a keystroke replaces one line item and keeps the
 * others. Results for objects that are not frozen with Object.freeze are not cached.
 * @param context second input of the computation; only the result for the latest one is cached
 */
export function memoizeByIdentity<Key extends object, Context extends string | number | undefined, Value>(
  compute: (key: Key, context: Context) => Value,
): (key: Key, context: Context) => Value {
  const cache = new WeakMap<Key, { context: Context; value: Value }>()
  return (key, context) => {
    const cached = cache.get(key)
    if (cached && cached.context === context) return cached.value
    const value = compute(key, context)
    if (Object.isFrozen(key)) cache.set(key, { context, value })
    return value
  }
}
