import { useCallback, useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { NavigationType as Action, useBlocker, useNavigate } from 'react-router'
import { createSignal, useSignal } from '../../ui/browser/signal'
import { Confirm } from '../../ui/dialog/Confirm'

type Place = 'server' | 'browser' | 'page' | 'dialog'

const fates: Record<Place, string> = {
  server: 'What you entered on this page has not been sent. It is kept for you until you open this page again.',
  browser:
    'What you entered on this page has not been sent. It is kept on this device until you sign out, and sent when the connection is back.',
  page: 'What you entered on this page has not been sent and will be lost.',
  dialog: 'What you entered here has not been saved and will be lost.',
}

/** What happens to entries when their page or dialog is left. */
export const whatBecomesOf = (place: Place): string => fates[place]

/**
 * Navigates without the page's guard asking, once the entries are sent; -1 goes back to the place on the page before.
 */
export const useLeave = () => {
  const navigate = useNavigate()
  const mayLeave = useRef(false)
  const leaveFor = useCallback(
    (to: string | -1, state?: object) => {
      mayLeave.current = true
      void (to === -1 ? navigate(to) : navigate(to, state && { state }))
    },
    [navigate],
  )
  return { mayLeave, leaveFor }
}

type Asks = { asks: (isBack: boolean) => boolean; place: Place }

/** The guards of the page and of the dialogs over it, the latest last. */
const guards = createSignal<readonly string[]>([])

/** The router asks one guard only, so the latest does, and the one before it again when that is gone. */
const Guard = (props: Asks) => {
  const id = useId()
  useLayoutEffect(() => {
    guards.set([...guards.get(), id])
    return () => guards.set(guards.get().filter((each) => each !== id))
  }, [id])
  return useSignal(guards).at(-1) === id ? <LeaveQuestion {...props} /> : null
}

const LeaveQuestion = ({ asks, place }: Asks) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      currentLocation.pathname !== nextLocation.pathname && asks(historyAction === Action.Pop),
  )
  return (
    <Confirm
      isOpen={blocker.state === 'blocked'}
      isLocal
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {whatBecomesOf(place)}
    </Confirm>
  )
}

/** The browser asks before it closes or leaves the tab. Returns what ends that. */
const askBeforeUnload = (): (() => void) => {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  addEventListener('beforeunload', ask)
  return () => removeEventListener('beforeunload', ask)
}

/**
 * Asks before a page with unsent entries is left, inside the app or by closing the tab. `place` is where the entries are
 * kept; `leave` is how the page is left once they are sent.
 */
export const useLeaveGuard = (
  hasUnsent: boolean,
  { place = 'page', leave }: { place?: Place; leave?: ReturnType<typeof useLeave> } = {},
): { question: ReactNode } => {
  useEffect(() => (hasUnsent ? askBeforeUnload() : undefined), [hasUnsent])
  return { question: <Guard asks={() => hasUnsent && !leave?.mayLeave.current} place={place} /> }
}

/**
 * Asks before the page below a dialog is left; shown while the dialog has unsaved entries. What is being sent may lead to
 * another page, so then only the way back asks.
 */
export const DialogGuard = ({ isSending }: { isSending: boolean }) => {
  useEffect(askBeforeUnload, [])
  return <Guard asks={(isBack) => isBack || !isSending} place="dialog" />
}
