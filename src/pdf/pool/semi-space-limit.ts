/**
 * Megabytes of each semi-space of the V8 heap. The default is twice as large for big documents and saves only 5
 * % of the time, but is a fifth of the 560 MB of the largest hostile documents.
 */
export const semiSpaceLimit = 32
