import { Button, chakra, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import type { SessionKeeper, Warning } from '../sessionKeeper'
import { useClock } from '../../relay/serverClock'
import { Dialog } from '../../ui/dialog/Dialog'
import { useSignOut } from '../useSignOut'

/** "0:58" */
const showCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

const Countdown = ({ endsAt }: { endsAt: Date }) => {
  const seconds = useClock(1_000, (now) => Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / 1_000)))
  return (
    <chakra.span role="timer" fontWeight="semibold" color="fg" fontVariantNumeric="tabular-nums">
      {showCountdown(seconds)}
    </chakra.span>
  )
}

/** Asks whether the person is still there, with the seconds that are left. */
export const SessionWarningDialog = ({
  keeper,
  warning: { endsAt, canStay },
}: {
  keeper: SessionKeeper
  warning: Warning
}) => {
  const [isStaying, setStaying] = useState(false)
  const [leave, isLeaving] = useSignOut()
  const descriptionId = useId()

  const stay = async () => {
    if (isStaying) return
    setStaying(true)
    await keeper.stay()
    setStaying(false)
  }
  const goOn = () => (canStay ? void stay() : keeper.dismiss())

  return (
    <Dialog
      isOpen
      onClose={goOn}
      role="alertdialog"
      describedBy={descriptionId}
      title={canStay ? 'Are you still there?' : 'Your session ends soon'}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" disabled={isLeaving} onClick={() => void leave()}>
            {isLeaving ? 'Signing out…' : 'Sign out'}
          </Button>
          <Button data-first-focus aria-disabled={isStaying} onClick={goOn}>
            {canStay ? (isStaying ? 'Staying signed in…' : 'Stay signed in') : 'Go on'}
          </Button>
        </>
      }
    >
      <Text id={descriptionId} color="fg.muted">
        You will be signed out in <Countdown endsAt={endsAt} />.{' '}
        {canStay
          ? 'What you typed is kept.'
          : 'A session lasts no longer than this. Sign in again then; what you typed is kept.'}
      </Text>
    </Dialog>
  )
}
