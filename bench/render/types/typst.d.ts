// The used part of each peer, so that the types can be checked before the peers are installed.
export declare class NodeCompiler {
  static create(options: { fontArgs: readonly { fontBlobs: readonly Buffer[] }[] }): NodeCompiler
  pdf(
    document: { mainFileContent: string; inputs: Record<string, string> },
    options: { pdfTags: boolean },
  ): Buffer
  evictCache(maxAge: number): void
}
