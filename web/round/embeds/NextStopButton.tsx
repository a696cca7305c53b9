import { Button } from '@chakra-ui/react'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { SendButton } from '../../ui/page/SendButton'
import type { NextStop } from './useNextStop'

type NextStopButtonProps = {
  next: NextStop
  /** The call is done, so that going on is the main action; before, it skips the call. */
  isOver: boolean
  disabled: boolean
  onOpen: () => void
}

/** Goes on to the next stop of the round, or back to the round at its end. */
export const NextStopButton = ({ next, isOver, disabled, onOpen }: NextStopButtonProps) => {
  if (next.name === undefined) return null
  const variant = isOver ? 'solid' : 'outline'
  if (next.name === null)
    return isOver ? (
      <Button asChild>
        <Link to={next.to}>End of the round</Link>
      </Button>
    ) : null
  return (
    <SendButton variant={variant} disabled={disabled || next.isBusy} onClick={onOpen}>
      {isOver ? `Next: ${next.name}` : `Skip to ${next.name}`}
      <ArrowRight aria-hidden />
    </SendButton>
  )
}
