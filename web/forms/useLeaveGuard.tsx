import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import { useBlocker, useNavigate } from 'react-router'
import { Confirm } from '../ui/Confirm'

/**
 * Asks before entries that were not sent are left behind, inside the app and by closing the tab. `leaveFor` goes
 * without asking, once they were sent. `isKept`: they are found again when the page is opened the next time.
 */
export const useLeaveGuard = (
  hasUnsent: boolean,
  isKept = false,
): { question: ReactNode; leaveFor: (to: string) => void } => {
  const navigate = useNavigate()
  const mayLeave = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsent && !mayLeave.current && currentLocation.pathname !== nextLocation.pathname,
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
      {isKept
        ? 'What you entered on this page has not been sent. It is kept for you until you open this page again.'
        : 'What you entered on this page has not been sent and will be lost.'}
    </Confirm>
  )
  return { question, leaveFor }
}
