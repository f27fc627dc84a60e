/**
 * What of node_modules goes into the bundle of the host: all that a program needs which only renders. A hundred small
 * files of a package take longer to find than to run, one file still takes some milliseconds, and the render thread
 * waits for them.
 */
export const bundledPackages = ['zod', 'big.js', 'bidi-js']
