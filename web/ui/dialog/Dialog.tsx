import { createContext, useContext } from 'react'
import { later } from '../browser/later'
import type { DialogProps } from './OpenDialog'

/** True while a lock screen covers the page. Open dialogs are hidden meanwhile and keep their content. */
export const PageIsCovered = createContext(false)

const OpenDialog = later(() => import('./OpenDialog').then((module) => module.OpenDialog), { takesKeys: true })

/** A dialog over the page. Its code is loaded after the first screen. */
export const Dialog = ({ isOpen, ...props }: DialogProps) => {
  const isHidden = useContext(PageIsCovered)
  return isOpen ? <OpenDialog {...props} isHidden={isHidden} /> : null
}
