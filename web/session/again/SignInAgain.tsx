import { useCallback, useRef, useState, type ReactNode } from 'react'
import { SignInAgainContext } from '../../relay/signInAgain'
import { later } from '../../ui/browser/later'

const SignInAgainDialog = later(() => import('./SignInAgainDialog').then((module) => module.SignInAgainDialog))

/**
 * Asks for the password when an action below it is refused with `SIGN_IN_AGAIN` (rules 9.8). `useAction` then sends the
 * action again, so that nothing that was entered is lost.
 */
export const SignInAgain = ({ children }: { children: ReactNode }) => {
  const [isAsking, setAsking] = useState(false)
  const waiting = useRef<((isDone: boolean) => void)[]>([])

  const ask = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        waiting.current.push(resolve)
        setAsking(true)
      }),
    [],
  )
  const answer = (isDone: boolean) => {
    setAsking(false)
    for (const resolve of waiting.current.splice(0)) resolve(isDone)
  }

  return (
    <SignInAgainContext value={ask}>
      {children}
      {isAsking ? <SignInAgainDialog onAnswer={answer} /> : null}
    </SignInAgainContext>
  )
}
