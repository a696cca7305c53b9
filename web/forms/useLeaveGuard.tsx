import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import { useBlocker, useNavigate } from 'react-router'
import { Confirm } from '../ui/Confirm'

/**
 * Asks before entries that were not sent are left behind, inside the app and by closing the tab. `leaveFor` goes
 * without asking, once they were sent.
 */
export const useLeaveGuard = (hasUnsent: boolean): { question: ReactNode; leaveFor: (to: string) => void } => {
  const navigate = useNavigate()
  const mayLeave = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsent && !mayLeave.current && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!hasUnsent) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [hasUnsent])

  const leaveFor = useCallback(
    (to: string) => {
      mayLeave.current = true
      void navigate(to)
    },
    [navigate],
  )

  const question = (
    <Confirm
      isOpen={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      What you entered on this page has not been sent and will be lost.
    </Confirm>
  )
  return { question, leaveFor }
}
