/**
 * URL of the entry of a thread or process, which is a module in the folder of the calling one: TypeScript in the source,
 * JavaScript in the bundle, where all entries are in one folder.
 */
export const siblingModule = (name: string, moduleUrl: string): string =>
  moduleUrl.slice(0, moduleUrl.lastIndexOf('/') + 1) + name + moduleUrl.slice(moduleUrl.lastIndexOf('.'))
