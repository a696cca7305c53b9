import { useEffect } from 'react'

/** A page is printed in light colors, whatever the screen has: paper is white. */
export const usePrintedLight = (): void => {
  useEffect(() => {
    const { classList, style } = document.documentElement
    let wasDark = false
    const show = (isDark: boolean) => {
      classList.toggle('dark', isDark)
      classList.toggle('light', !isDark)
      style.colorScheme = isDark ? 'dark' : 'light'
    }
    const before = () => {
      wasDark = classList.contains('dark')
      if (wasDark) show(false)
    }
    const after = () => {
      if (wasDark) show(true)
    }
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [])
}
