// Apart from the input schemas, so that a screen without a form does not load the library of those.

/** The longest one-line text, and the longest notes. */
export const textLimit = 200
export const notesLimit = 4000

/** The longest medical record number. */
export const mrnLimit = 64
