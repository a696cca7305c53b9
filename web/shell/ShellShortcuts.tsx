import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { later } from '../ui/later'
import { shortcutsAreShown, showShortcuts, useShortcut } from '../ui/shortcuts'
import { useSignal } from '../ui/signal'
import type { Reach } from './sections'

const ShortcutList = later(() => import('./ShortcutList').then((module) => module.ShortcutList))

/** The keys of the frame, and the list of all that are there now. */
export const ShellShortcuts = ({ reach }: { reach: Reach }) => {
  const navigate = useNavigate()
  const isShown = useSignal(shortcutsAreShown)
  useShortcut('g q', 'Go to the queue', () => void navigate('/calls/queue'))
  useShortcut('n', 'New call', () => void navigate('/calls/new'), reach.canCreateCall)
  useShortcut('g c', 'Go to the completed calls', () => void navigate('/calls/completed'), reach.canSeeLists)
  useShortcut('g d', 'Go to the deleted calls', () => void navigate('/calls/deleted'), reach.canSeeLists)
  useShortcut('g l', 'Go to the lines', () => void navigate('/lines'), reach.canSeeLines)
  useShortcut('g j', 'Go to the jobs', () => void navigate('/jobs'), reach.canRunJobs)
  useShortcut('?', 'Show this list', showShortcuts)
  useEffect(() => () => shortcutsAreShown.set(false), [])

  return isShown ? <ShortcutList /> : null
}
