import Bowser from 'bowser'

/** The browser and its system in plain words, such as "Chrome on Windows". */
export const deviceName = (userAgent: string | null): string => {
  if (!userAgent) return 'Unknown browser'
  const { browser, os } = Bowser.parse(userAgent)
  return [browser.name || 'Unknown browser', os.name].filter(Boolean).join(' on ')
}
