/** Reads one row more than a page has, which shows whether there is a next page. */
export async function readPage<Row>(
  length: number,
  read: (limit: number) => Promise<Row[]>,
): Promise<{ rows: Row[]; hasMore: boolean }> {
  const found = await read(length + 1)
  return { rows: found.slice(0, length), hasMore: found.length > length }
}
