/** Number of runs of a random test, or the cases of an exhaustive one: `long` in `npm run test:long`, `short` in `npm test`. */
export const runs = <Value>(long: Value, short: Value): Value =>
  process.env.BILLWRIGHT_TEST_RUNS === 'long' ? long : short
