import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useViewer } from '../../relay/viewer'
import { later } from '../../ui/browser/later'
import { shortcutsAreShown, showShortcuts, useShortcut } from '../../ui/browser/shortcuts'
import { useSignal } from '../../ui/browser/signal'
import { pagesFor } from './sections'

const ShortcutList = later(() => import('./ShortcutList').then((module) => module.ShortcutList))

/** A shortcut that opens a page. */
const PageShortcut = ({ keys, label, path }: { keys: string; label: string; path: string }) => {
  const navigate = useNavigate()
  useShortcut(keys, label, () => void navigate(`/${path}`))
  return null
}

/** The frame's shortcuts, and the list of all current shortcuts. */
export const ShellShortcuts = () => {
  const viewer = useViewer()
  const isShown = useSignal(shortcutsAreShown)
  useShortcut('?', 'Show this list', showShortcuts)
  useEffect(() => () => shortcutsAreShown.set(false), [])

  return (
    <>
      {pagesFor(viewer).map(({ path, shortcut }) =>
        shortcut ? <PageShortcut key={path} path={path} {...shortcut} /> : null,
      )}
      {isShown ? <ShortcutList /> : null}
    </>
  )
}
