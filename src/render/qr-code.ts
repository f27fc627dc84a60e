/** A square code as its dark and light modules. */
export interface Modules {
  /** modules a side */
  size: number
  isDark(x: number, y: number): boolean
}

export type EncodeCode = (text: string) => Modules
