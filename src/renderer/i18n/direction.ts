import { interfaceDirection } from './locale.ts'

/** 1 where lines run from left to right, otherwise -1. */
export const forward = (): 1 | -1 => (interfaceDirection === 'rtl' ? -1 : 1)

const opposite: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** The key that leads to the same side of the line where lines run from left to right. */
export const mirroredKey = (key: string): string => (forward() === 1 ? key : (opposite[key] ?? key))
