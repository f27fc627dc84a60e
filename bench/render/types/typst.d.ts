// The part of each peer that is used here, so that the types can be checked before the peers are installed.
export declare class NodeCompiler {
  static create(options: { fontArgs: readonly { fontBlobs: readonly Buffer[] }[] }): NodeCompiler
  pdf(
    document: { mainFileContent: string; inputs: Record<string, string> },
    options: { pdfTags: boolean },
  ): Buffer
  evictCache(maxAge: number): void
}
