/**
 * pdf.js warns when it is loaded without these classes of a browser. It uses them to draw, and PDFs are only read
 * here, so `@napi-rs/canvas`, from which it would take them (34 MB), is not installed.
 */
class NotDrawn {
  constructor() {
    throw new Error('PDFs are read here, not drawn')
  }
}

Object.assign(globalThis, { DOMMatrix: NotDrawn, Path2D: NotDrawn })

export {}
