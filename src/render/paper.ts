/** Width and height in points. */
export const pageSizes = { A4: [595.28, 841.89], Letter: [612, 792] } as const
