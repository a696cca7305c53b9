/** Letters and digits that nobody guesses. `crypto.randomUUID` is there only behind TLS. */
export const randomKey = (bytes = 16): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
