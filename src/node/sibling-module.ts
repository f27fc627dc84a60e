/**
 * URL of the entry module of a thread or process: a TypeScript file beside the caller in the source, a JavaScript file
 * beside the bundle otherwise, because all entries are bundled into one folder.
 */
export const siblingModule = (name: string, moduleUrl: string): string =>
  moduleUrl.slice(0, moduleUrl.lastIndexOf('/') + 1) + name + moduleUrl.slice(moduleUrl.lastIndexOf('.'))
