/** Number of runs of a random test: `long` in `npm run test:long`, `short` in `npm test`. */
export const runs = (long: number, short: number): number =>
  process.env.BILLWRIGHT_TEST_RUNS === 'long' ? long : short
