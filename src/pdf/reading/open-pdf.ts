import './drawing-classes.ts'
import {
  getDocument,
  PasswordException,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs'

/** too_much: exceeded a time, memory or size limit */
export type Unreadable = 'encrypted' | 'damaged' | 'too_much'

/**
 * Opens an untrusted PDF and reads from it. A file that opens without a password is read, even if it is encrypted.
 * Call it in a thread with limits, because a PDF may take any time and memory.
 */
export async function openPdf<T>(
  bytes: Uint8Array,
  read: (document: PDFDocumentProxy) => Promise<T | Unreadable>,
): Promise<T | Unreadable> {
  const task = getDocument({
    data: bytes,
    // isolated: no fonts, maps or programs are loaded for a PDF
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    disableFontFace: true,
    enableXfa: false,
    // pictures are not needed and may be decompression bombs
    maxImageSize: 0,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    return await read(await task.promise)
  } catch (error) {
    return error instanceof PasswordException ? 'encrypted' : 'damaged'
  }
}
