/**
 * Of each of the three parts of the memory in which V8 makes new objects. Left to itself it takes twice that for a large
 * document, and gains nothing but a twentieth of the time: of 560 MB that the most hostile ones held, that was a fifth.
 */
export const semiSpaceLimit = 32
