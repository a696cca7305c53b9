/** A document is refused; the message is for its sender. */
export class NotADocument extends Error {}
