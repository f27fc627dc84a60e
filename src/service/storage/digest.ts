/** SHA-256, computed outside the server's thread. */
export async function digestOfPdf(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  // a render process sends bytes that are not shared
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>))
}

export const isSameDigest = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0
