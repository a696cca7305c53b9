/** The sign-in page, and where to go on afterwards. */
export const signInAddress = (to: string): string => (to === '/' ? '/sign-in' : `/sign-in?to=${encodeURIComponent(to)}`)

/** Where to go after signing in: only ever a page of ours. */
export const targetOf = (search: string): string => {
  const to = new URLSearchParams(search).get('to') ?? '/'
  const isOurs = /^\/(?![/\\])/.test(to) && !to.startsWith('/sign-in')
  return isOurs ? to : '/'
}
