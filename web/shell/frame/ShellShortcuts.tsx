import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useViewer } from '../../relay/viewer'
import { later } from '../../ui/browser/later'
import {
  openPalette,
  opensPalette,
  paletteScan,
  shortcutsAreShown,
  showShortcuts,
  useShortcut,
} from '../../ui/keys/shortcuts'
import { useScan } from '../../ui/keys/scans'
import { isCovered } from '../../ui/keys/targets'
import { useSignal } from '../../ui/browser/signal'
import { pagesFor } from './sections'

const ShortcutList = later(() => import('./ShortcutList').then((module) => module.ShortcutList), { takesKeys: true })

const Palette = later(() => import('../../palette/Palette').then((module) => module.Palette), { takesKeys: true })

/** The links of the page's list: cards and rows, each one link. */
const listed = 'main :is(li, article, tr) a[href]'

/** Moves the focus to the next or the previous item of the page's list, from none to the first one in sight. */
const moveInList = (by: 1 | -1): void => {
  const links = [...document.querySelectorAll<HTMLElement>(listed)].filter((link) => link.getClientRects().length > 0)
  // A row with several links counts once.
  const items = links.filter(
    (link, index) => link.closest('li, article, tr') !== links[index - 1]?.closest('li, article, tr'),
  )
  const own = document.activeElement?.closest('li, article, tr')
  const at = items.findIndex((link) => link.closest('li, article, tr') === own)
  const inSight = items.findIndex((link) => link.getBoundingClientRect().top >= 0)
  const next = at === -1 ? items[Math.max(0, inSight)] : items[at + by]
  next?.focus()
  next?.scrollIntoView?.({ block: 'nearest' })
}

/** A shortcut that opens a page. */
const PageShortcut = ({ keys, label, path }: { keys: string; label: string; path: string }) => {
  const navigate = useNavigate()
  useShortcut(keys, label, () => void navigate(`/${path}`), { writes: false })
  return null
}

/** The frame's shortcuts, and the list of all current shortcuts. */
export const ShellShortcuts = () => {
  const pages = pagesFor(useViewer())
  const isShown = useSignal(shortcutsAreShown)
  const paletteOf = useSignal(paletteScan)
  useShortcut('?', 'Show this list', showShortcuts, { writes: false })
  useShortcut('j', 'Next in the list; Enter opens it', () => moveInList(1), { writes: false })
  useShortcut('k', 'Previous in the list', () => moveInList(-1), { writes: false })
  useScan(({ text }) => openPalette(text), { of: 'frame' })
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!opensPalette(event) || isCovered()) return
      event.preventDefault()
      openPalette()
    }
    addEventListener('keydown', pressed)
    return () => {
      removeEventListener('keydown', pressed)
      shortcutsAreShown.set(false)
      paletteScan.set(null)
    }
  }, [])

  return (
    <>
      {pages.map(({ path, shortcut }) => (shortcut ? <PageShortcut key={path} path={path} {...shortcut} /> : null))}
      {isShown ? <ShortcutList /> : null}
      {paletteOf === null ? null : <Palette pages={pages} scan={paletteOf} close={() => paletteScan.set(null)} />}
    </>
  )
}
