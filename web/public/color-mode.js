// Before the first paint, so that a dark room stays dark. ui/colorMode.ts takes over.
;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem('patency.colorMode')
  } catch {}
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.add(isDark ? 'dark' : 'light')
  document.documentElement.style.colorScheme = isDark ? 'dark' : 'light'
})()
