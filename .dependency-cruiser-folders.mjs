/**
 * Cycles between folders, and between files through type imports. A second configuration, because a test may
 * import anything: with tests included, `testing/` folders would close cycles that the product does not have.
 */
import base from './.dependency-cruiser.mjs'

const from = { path: '^src/' }

export default {
  forbidden: [
    {
      name: 'no-cycle-between-folders',
      comment: 'folders in a cycle are one folder: neither can be understood or moved alone',
      severity: 'error',
      scope: 'folder',
      from,
      to: { circular: true },
    },
    {
      name: 'no-cycle-through-types',
      comment: 'files that need the types of each other belong together, or share a third file',
      severity: 'error',
      from,
      to: { circular: true },
    },
  ],
  options: { ...base.options, exclude: { path: '(\\.test\\.tsx?$|/testing/)' } },
}
