import { useEffect } from 'react'

/** A page is printed in light colors, whatever the screen has: paper is white. */
export const usePrintedLight = (): void => {
  useEffect(() => {
    const printing = matchMedia('print')
    let wasDark = false
    const change = () => {
      const { classList, style } = document.documentElement
      if (printing.matches) wasDark = classList.contains('dark')
      if (!wasDark) return
      classList.toggle('dark', !printing.matches)
      classList.toggle('light', printing.matches)
      style.colorScheme = printing.matches ? 'light' : 'dark'
    }
    change()
    printing.addEventListener('change', change)
    return () => printing.removeEventListener('change', change)
  }, [])
}
