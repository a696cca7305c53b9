// A browser may refuse storage (private windows, policies): the app then forgets, and works.

type Kind = 'localStorage' | 'sessionStorage'

export const readStored = (key: string, kind: Kind = 'localStorage'): string | null => {
  try {
    return globalThis[kind].getItem(`patency.${key}`)
  } catch {
    return null
  }
}

/** null forgets. */
export const writeStored = (key: string, value: string | null, kind: Kind = 'localStorage'): void => {
  try {
    if (value === null) globalThis[kind].removeItem(`patency.${key}`)
    else globalThis[kind].setItem(`patency.${key}`, value)
  } catch {
    // Forgotten, then.
  }
}
