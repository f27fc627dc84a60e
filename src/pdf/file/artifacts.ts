/** Content that is not part of what the document says (ISO 32000-1, 14.8.2.2): the operators that begin it. */
export const artifacts = {
  layout: '/Artifact<</Type/Layout>>BDC\n',
  footer: '/Artifact<</Type/Pagination/Subtype/Footer>>BDC\n',
  repeatedHead: '/Artifact<</Type/Pagination/Subtype/Header>>BDC\n',
  watermark: '/Artifact<</Type/Pagination/Subtype/Watermark>>BDC\n',
} as const
