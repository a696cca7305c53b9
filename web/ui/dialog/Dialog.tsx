import { createContext, useContext, type ReactNode } from 'react'
import { later } from '../browser/later'

export type DialogProps = {
  isOpen: boolean
  /** Called for every way out: the cross, a press beside it, Escape (unless what has the focus is `data-own-escape`). */
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons, the main one last. The one with `data-first-focus` has the focus at first. */
  footer?: ReactNode
  /** A question in the middle, a drawer at the side, a form that takes the whole screen, or something to look at that does. */
  placement?: 'center' | 'start' | 'full' | 'media'
  /** A question must be answered: a press beside the dialog does not close it. */
  role?: 'dialog' | 'alertdialog'
  describedBy?: string
}

/** True while a lock screen covers the page. Open dialogs are hidden for as long, and keep what they hold. */
export const PageIsCovered = createContext(false)

const OpenDialog = later(() => import('./OpenDialog').then((module) => module.OpenDialog))

/** A dialog over the page. Its code is loaded after the first screen. */
export const Dialog = ({ isOpen, ...props }: DialogProps) => {
  const isHidden = useContext(PageIsCovered)
  return isOpen ? <OpenDialog {...props} isHidden={isHidden} /> : null
}
