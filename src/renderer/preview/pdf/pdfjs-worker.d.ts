/** pdf.js ships no types for its worker build. */
declare module 'pdfjs-dist/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: object
}
