/** Key of the function that skips the running test; set by `vitest-setup.ts`. */
export const skipHook = Symbol.for('billwright.skip-running-test')

/** Skips the running vitest test and lists it in the summary of `npm test`. @throws outside vitest */
export function programMissing(program: string, debianPackage: string): never {
  const note = `${program} is not installed (Debian package ${debianPackage})`
  const skip = (globalThis as { [skipHook]?: (note: string) => never })[skipHook]
  if (skip) skip(note)
  throw new Error(note)
}
