/** Exists in Node and in browsers; the types of the pure layers contain neither. */
declare const TextDecoder: new (
  label: string,
  options: { fatal: boolean },
) => { decode(bytes: Uint8Array): string }

/** Parses text or the bytes of a UTF-8 text. @returns `undefined` for what is not JSON */
export function parseJsonOrUndefined(source: string | Uint8Array): unknown {
  try {
    return JSON.parse(
      typeof source === 'string' ? source : new TextDecoder('utf-8', { fatal: true }).decode(source),
    )
  } catch {
    return undefined
  }
}
