/**
 * Stubs for browser classes that pdf.js needs only for drawing; it warns if they are missing. PDFs are only
 * read here, so `@napi-rs/canvas` (34 MB), which would provide them, is not installed.
 */
class NotDrawn {
  constructor() {
    throw new Error('PDFs are read here, not drawn')
  }
}

Object.assign(globalThis, { DOMMatrix: NotDrawn, Path2D: NotDrawn })

export {}
