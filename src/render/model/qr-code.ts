/** A QR code symbol as dark and light modules. */
export interface Modules {
  /** modules per side */
  size: number
  isDark(x: number, y: number): boolean
}

export type EncodeCode = (text: string) => Modules
