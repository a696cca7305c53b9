// A browser may refuse storage (private windows, policies): then the app works without it.

type Kind = 'localStorage' | 'sessionStorage'

export const readStored = (key: string, kind: Kind = 'localStorage'): string | null => {
  try {
    return globalThis[kind].getItem(`patency.${key}`)
  } catch {
    return null
  }
}

/** Null deletes the value. */
export const writeStored = (key: string, value: string | null, kind: Kind = 'localStorage'): void => {
  try {
    if (value === null) globalThis[kind].removeItem(`patency.${key}`)
    else globalThis[kind].setItem(`patency.${key}`, value)
  } catch {
    // The value is not stored.
  }
}
