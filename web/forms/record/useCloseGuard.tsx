import { useState, type ReactNode } from 'react'
import { Confirm } from '../../ui/dialog/Confirm'
import { whatBecomesOf } from './useLeaveGuard'

/** Asks before a dialog with unsaved entries is closed. */
export const useCloseGuard = (hasEntries: boolean, onClose: () => void): { close: () => void; question: ReactNode } => {
  const [isAsking, setAsking] = useState(false)
  const question = (
    <Confirm
      isOpen={isAsking}
      isLocal
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={onClose}
      onClose={() => setAsking(false)}
    >
      {whatBecomesOf('dialog')}
    </Confirm>
  )
  return { close: () => (hasEntries ? setAsking(true) : onClose()), question }
}
