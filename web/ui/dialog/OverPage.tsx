import { createContext, useContext, useState, type ReactNode } from 'react'

const Show = createContext<(dialog: ReactNode) => void>(null!)

/** Shows a dialog that lives as long as the page, not as what opened it; null closes it. */
export const useOverPage = () => useContext(Show)

/** A place for dialogs with what a person types, whose button goes when others end what it is about. */
export const OverPage = ({ children }: { children: ReactNode }) => {
  const [dialog, show] = useState<ReactNode>(null)
  return (
    <Show value={show}>
      {children}
      {dialog}
    </Show>
  )
}
