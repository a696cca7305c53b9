/**
 * Scrolls until the element is as many pixels from the top of the window, and again in the next two frames: cards get
 * their real height when they enter the viewport, which moves the cards below them. Returns a function that stops it.
 */
export const bringTo = (find: () => Element | null | undefined, top: number): (() => void) => {
  const go = () => {
    const element = find()
    if (element) scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' })
  }
  go()
  let frame = requestAnimationFrame(() => {
    go()
    frame = requestAnimationFrame(go)
  })
  return () => cancelAnimationFrame(frame)
}

/** The bottom of the header, under which pages scroll. */
export const headerBottom = (): number => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
