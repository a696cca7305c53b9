/** Random letters and digits. `crypto.randomUUID` exists only with TLS. */
export const randomKey = (bytes = 16): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
