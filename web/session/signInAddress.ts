/** The address of the sign-in page, with the page to open afterwards. */
export const signInAddress = (to: string): string => (to === '/' ? '/sign-in' : `/sign-in?to=${encodeURIComponent(to)}`)

/** The page to open after signing in: always one of this app. */
export const targetOf = (search: string): string => {
  const to = new URLSearchParams(search).get('to') ?? '/'
  const isOurs = /^\/(?![/\\])/.test(to) && !to.startsWith('/sign-in')
  return isOurs ? to : '/'
}
