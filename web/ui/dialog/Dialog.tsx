import { createContext, useContext, type ReactNode } from 'react'
import { later } from '../browser/later'

export type DialogProps = {
  isOpen: boolean
  /** Called for every way to close it: the cross, a click outside, Escape (unless the focused element has `data-own-escape`). */
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons, the main one last. The one with `data-first-focus` gets the initial focus. */
  footer?: ReactNode
  /** A question or a short message in the center, a drawer at the side, or a full-screen form or image. */
  placement?: 'center' | 'small' | 'start' | 'full' | 'media'
  /** An `alertdialog` must be answered: a click outside does not close it. */
  role?: 'dialog' | 'alertdialog'
  describedBy?: string
}

/** True while a lock screen covers the page. Open dialogs are hidden meanwhile and keep their content. */
export const PageIsCovered = createContext(false)

const OpenDialog = later(() => import('./OpenDialog').then((module) => module.OpenDialog))

/** A dialog over the page. Its code is loaded after the first screen. */
export const Dialog = ({ isOpen, ...props }: DialogProps) => {
  const isHidden = useContext(PageIsCovered)
  return isOpen ? <OpenDialog {...props} isHidden={isHidden} /> : null
}
