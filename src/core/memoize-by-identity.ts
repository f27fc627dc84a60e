/**
 * Remembers what follows from a frozen object for as long as the object lives. A keystroke changes one line of a
 * document and leaves the others the objects they were, so whatever follows from those need not be worked out again.
 * An object that may still change is worked out anew each time.
 *
 * @param context what the value follows from beside the object; the latest one is remembered
 */
export function memoizeByIdentity<Key extends object, Context extends string | number | undefined, Value>(
  compute: (key: Key, context: Context) => Value,
): (key: Key, context: Context) => Value {
  const known = new WeakMap<Key, { context: Context; value: Value }>()
  return (key, context) => {
    const found = known.get(key)
    if (found && found.context === context) return found.value
    const value = compute(key, context)
    if (Object.isFrozen(key)) known.set(key, { context, value })
    return value
  }
}
