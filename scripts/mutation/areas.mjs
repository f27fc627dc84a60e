/** Mutated files, and the folders of tests that run against their mutants. */
export const areas = {
  money: {
    mutate: ['src/core/money/*.ts', 'src/core/invoice/totals.ts', 'src/core/invoice/line-net.ts'],
    tests: ['src/core/money', 'src/core/invoice'],
  },
  submission: {
    mutate: ['src/app/submission/**/*.ts', 'src/app/{submission-view,sent-fields,retries}.ts'],
    tests: ['src/app/submission', 'src/app/retries.test.ts'],
  },
  generation: { mutate: ['src/service/generation/**/*.ts'], tests: ['src/service/generation'] },
}

/** Returns the area of this run, for both configurations. */
export function currentArea() {
  const name = process.env.BILLWRIGHT_MUTATION_AREA ?? ''
  if (!areas[name]) throw new Error('start with npm run test:mutation')
  return { name, ...areas[name] }
}
