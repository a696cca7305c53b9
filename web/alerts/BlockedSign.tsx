import { chakra } from '@chakra-ui/react'
import { VolumeX } from 'lucide-react'
import { createPortal } from 'react-dom'
import { VisuallyHidden } from '../ui/parts/VisuallyHidden'
import { signPlace } from './signPlace'

const TurnOn = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minH: 'touch',
    minW: 'touch',
    px: '3',
    // In a narrower header there is no room for the words.
    '@media (max-width: 105.99rem)': { px: '0', '& span': { display: 'none' } },
    borderRadius: 'l2',
    textStyle: 'sm',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    bg: 'frame.warn',
    color: 'frame.warnContrast',
    cursor: 'button',
    outlineColor: 'focus.dark',
    outlineOffset: '2px',
  },
})

/**
 * Says in the header that the browser blocks sounds, for as long as it does. A notice would lie over the buttons whose
 * click ends it.
 */
export const BlockedSign = ({ onTurnOn }: { onTurnOn: () => void }) => {
  const place = document.getElementById(signPlace)
  if (!place) return null
  return createPortal(
    <>
      <VisuallyHidden>Sounds are blocked.</VisuallyHidden>
      <TurnOn
        type="button"
        aria-label="Turn On Sounds"
        title="Sounds are blocked: this browser makes none before you click"
        onClick={onTurnOn}
      >
        <VolumeX aria-hidden size={20} />
        <span>Turn On Sounds</span>
      </TurnOn>
    </>,
    place,
  )
}
