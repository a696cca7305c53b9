// The tab's title and icon say how many Stat calls wait for somebody.

const prefix = /^\(\d+\) /

const iconOf = (count: number): string => {
  const text = count > 9 ? '9+' : String(count)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#C5221F"/><text x="16" y="23.5" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="${text.length > 1 ? 17 : 22}" fill="#fff">${text}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Shows a count in the title and the icon, also after a page has set its title. Zero shows none. */
export const createTabSign = () => {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  const usual = icon?.getAttribute('href') ?? null
  let count = 0
  const apply = () => {
    const plain = document.title.replace(prefix, '')
    const title = count > 0 ? `(${count}) ${plain}` : plain
    if (document.title !== title) document.title = title
  }
  const observer = new MutationObserver(apply)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  const show = (next: number) => {
    if (next === count) return
    count = next
    apply()
    if (icon && usual !== null) icon.setAttribute('href', count > 0 ? iconOf(count) : usual)
  }
  return {
    show,
    stop: () => {
      show(0)
      observer.disconnect()
    },
  }
}
