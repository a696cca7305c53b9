/** What to say of a chosen file that the browser cannot read: it was moved, or lies in a phone's cloud. */
export const unreadable =
  'This file cannot be read. It may have been moved, or is not on this device yet. Choose it again.'

/** Whether the browser can still read a chosen file. */
export const isReadable = (file: Blob): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )
