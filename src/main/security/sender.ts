export interface Expected {
  /** the window's own contents */
  contents: Electron.WebContents
  /** exactly this origin, as `WebFrameMain.origin` spells it */
  origin: string
}

/**
 * Is the message from the main frame of this window, on this origin? Fails closed: a frame that was navigated or
 * destroyed meanwhile answers null, or throws when it is looked at.
 */
export const isFrom = (event: Electron.IpcMainInvokeEvent, expected: Expected): boolean => {
  try {
    const frame = event.senderFrame
    return (
      frame !== null &&
      !frame.detached &&
      event.sender === expected.contents &&
      frame === expected.contents.mainFrame &&
      frame.parent === null &&
      frame.origin === expected.origin
    )
  } catch {
    return false
  }
}
