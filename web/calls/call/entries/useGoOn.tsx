import { useState, type ReactNode } from 'react'
import { whatBecomesOf } from '../../../forms/record/useLeaveGuard'
import { NextStopButton } from '../../../round/embeds/NextStopButton'
import { useNextStop } from '../../../round/embeds/useNextStop'
import { Confirm } from '../../../ui/dialog/Confirm'

type GoOnOptions = {
  isOver: boolean
  viewerIsLead: boolean
  hasUnsent: boolean
  place: Parameters<typeof whatBecomesOf>[0]
  disabled: boolean
  giveBack: () => Promise<unknown>
  leaveFor: (to: string, state?: object) => void
}

/** The way on from a call that was opened from a round (rules 4.18); null for other calls. */
export const useGoOn = ({ isOver, viewerIsLead, hasUnsent, place, disabled, giveBack, leaveFor }: GoOnOptions) => {
  const next = useNextStop()
  const [isAsking, setAsking] = useState(false)
  if (!next) return null
  // Somebody who leads this call gives it back, because they could not have the next.
  const goOn = async () => {
    if (!isOver && viewerIsLead && !(await giveBack())) return
    next.open(leaveFor)
  }
  const skip = () => (hasUnsent ? setAsking(true) : void goOn())
  const button: ReactNode = <NextStopButton next={next} isOver={isOver} disabled={disabled} onOpen={skip} />
  const question: ReactNode = (
    <Confirm
      isOpen={isAsking}
      title="Skip without saving?"
      confirmLabel="Skip"
      onConfirm={goOn}
      onClose={() => setAsking(false)}
    >
      {whatBecomesOf(place)}
    </Confirm>
  )
  return { to: next.to, button, question }
}
