/**
 * A folder beside the database and a plain file name, so that no entry of an archive leads out of the data folder.
 * Joiners are allowed: they belong to words and emoji.
 */
const safePath = /^(?:deliveries|templates)\/(?![. ])(?:[^\p{C}/\\:*?"<>|]|[\u200c\u200d]){1,201}$/u

export const isSafePath = (path: string): boolean => safePath.test(path)
