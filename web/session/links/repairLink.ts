/**
 * Some mail programs write the `#` of a link as `%23`, which makes its code a part of the path. Before anything reads the
 * address, the code is put back to where the page looks for it.
 */
export const repairLink = (): void => {
  const [, page, code] = /^\/(welcome|reset)%(?:25)*23(.*)$/i.exec(location.pathname) ?? []
  if (page) history.replaceState(null, '', `/${page.toLowerCase()}#${code}`)
}
