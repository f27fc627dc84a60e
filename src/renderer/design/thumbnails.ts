/** What each shipped template makes, drawn by `scripts/thumbnails.mjs`. */
const pictures = import.meta.glob<string>('../../../resources/thumbnails/*.png', {
  eager: true,
  query: '?url',
  import: 'default',
})

export const thumbnailOf = (template: string): string | undefined =>
  pictures[`../../../resources/thumbnails/${template}.png`]
