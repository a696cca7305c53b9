import { useState, type ReactNode } from 'react'
import { Confirm } from '../../ui/dialog/Confirm'
import { DialogGuard, whatBecomesOf } from './useLeaveGuard'

/** Asks before a dialog with unsaved entries is closed, or the page below it is left. */
export const useCloseGuard = (
  hasEntries: boolean,
  onClose: () => void,
  isSending = false,
): { close: () => void; question: ReactNode } => {
  const [isAsking, setAsking] = useState(false)
  const question = (
    <>
      {hasEntries && <DialogGuard isSending={isSending} />}
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
    </>
  )
  return { close: () => (hasEntries ? setAsking(true) : onClose()), question }
}
