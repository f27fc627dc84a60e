/** A message as a parameter of another one. Loose, because the type of all messages follows from the table. */
export interface InnerMessage {
  code: string
  params?: object
}

/** Writes out a message. */
export type TextOf = (message: InnerMessage) => string
