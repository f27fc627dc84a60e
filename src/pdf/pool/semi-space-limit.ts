/**
 * Megabytes of each semi-space of the V8 heap. The default is twice as large for large documents; it saves
 * only 5 % of the time and takes a fifth of the 560 MB of the largest hostile documents.
 */
export const semiSpaceLimit = 32
