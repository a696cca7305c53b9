import { chakra } from '@chakra-ui/react'
import type { Presence } from 'domain/account/presence'
import { VisuallyHidden } from './VisuallyHidden'

/** A presence from the server, which may be newer than this page. */
type ServerPresence = Presence | '%future added value'

export const presenceWords: Record<Presence, string> = { ONLINE: 'Online', AWAY: 'Away', OFFLINE: 'Offline' }

/** Full, half and hollow, so that color is not the only sign. */
const Dot = chakra('span', {
  base: {
    display: 'inline-block',
    flexShrink: '0',
    w: '2.5',
    h: '2.5',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'currentColor',
  },
  variants: {
    presence: {
      ONLINE: { color: 'green.border', bg: 'currentColor' },
      AWAY: { color: 'amber.border', bgImage: 'linear-gradient(to right, currentColor 50%, transparent 50%)' },
      OFFLINE: { color: 'fg.subtle' },
    },
    // The header is dark in both modes.
    isOnFrame: { true: {}, false: {} },
  },
  compoundVariants: [
    { presence: 'ONLINE', isOnFrame: true, css: { color: 'frame.good' } },
    { presence: 'AWAY', isOnFrame: true, css: { color: 'frame.warn' } },
    { presence: 'OFFLINE', isOnFrame: true, css: { color: 'frame.muted' } },
  ],
})

type PresenceDotProps = {
  presence: ServerPresence
  isOnFrame?: boolean
  /** The presence is also shown as a word beside it. */
  isNamed?: boolean
}

/** A person's presence, shown beside their name. */
export const PresenceDot = ({ presence, isOnFrame = false, isNamed = false }: PresenceDotProps) =>
  presence === '%future added value' ? null : (
    <span title={isNamed ? undefined : presenceWords[presence]} data-presence={presence}>
      <Dot aria-hidden presence={presence} isOnFrame={isOnFrame} />
      {isNamed ? null : <VisuallyHidden>{` (${presenceWords[presence]})`}</VisuallyHidden>}
    </span>
  )
