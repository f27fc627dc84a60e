const millimetre = 72 / 25.4

/** Width and height in points. */
export const pageSizes = { A4: [595.28, 841.89], Letter: [612, 792] } as const

/** Points from the top edge at which a letter is folded: DIN 5008 form B for A4, thirds for Letter. */
export const foldPositions = { A4: [105 * millimetre, 210 * millimetre], Letter: [264, 528] }
