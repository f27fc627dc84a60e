/** The test runner's way to end the running test as skipped; set by `vitest-setup.ts`. */
export const skipHook = Symbol.for('billwright.skip-running-test')

/** Ends the running vitest test as skipped, which the last lines of `npm test` list. @throws elsewhere */
export function programMissing(program: string, debianPackage: string): never {
  const note = `${program} is not installed (Debian package ${debianPackage})`
  const skip = (globalThis as { [skipHook]?: (note: string) => never })[skipHook]
  if (skip) skip(note)
  throw new Error(note)
}
