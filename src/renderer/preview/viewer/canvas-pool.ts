/**
 * Canvases go from sheet to sheet. One that is thrown away keeps the memory of the pictures that it was handed until the
 * collector comes by, which for so small an object is minutes; leafing through a long invoice took a gigabyte.
 */
const idle: HTMLCanvasElement[] = []

/** More would be memory that nobody looks at. */
const mostIdle = 2

export const takeCanvas = (): HTMLCanvasElement => idle.pop() ?? document.createElement('canvas')

export function giveBack(canvas: HTMLCanvasElement): void {
  canvas.remove()
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(null)
  canvas.width = 1
  canvas.height = 1
  if (idle.length < mostIdle) idle.push(canvas)
}
