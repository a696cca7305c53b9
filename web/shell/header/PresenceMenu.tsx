import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { useIsLive } from '../../relay/connection'
import { later } from '../../ui/browser/later'
import { Popover } from '../../ui/dialog/Popover'
import { PresenceDot } from '../../ui/parts/PresenceDot'
import type { PresenceMenu_viewer$key } from './__generated__/PresenceMenu_viewer.graphql'

const PresenceChoice = later(() => import('./PresenceChoice').then((module) => module.PresenceChoice))

const Trigger = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: 'touch',
    px: '2.5',
    borderRadius: 'l2',
    color: 'frame.fg',
    textStyle: 'sm',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    cursor: 'button',
    outlineColor: 'focus.dark',
    _hover: { bg: 'frame.raised' },
  },
})

const words = { ONLINE: 'Available', AWAY: 'Away', OFFLINE: 'Offline' }

/** In the header: the person's presence as the team sees it, and the choice. */
export const PresenceMenu = (props: { viewer: PresenceMenu_viewer$key }) => {
  const viewer = useFragment(
    graphql`
      fragment PresenceMenu_viewer on Viewer {
        user {
          presence
        }
        provider {
          viewerCanWorkCalls
        }
        ...PresenceChoice_viewer
      }
    `,
    props.viewer,
  )
  const isLive = useIsLive()
  if (!viewer.provider?.viewerCanWorkCalls) return null
  // Without its own connection, a tab assumes that the person is offline.
  const presence = isLive && viewer.user.presence !== '%future added value' ? viewer.user.presence : 'OFFLINE'
  return (
    <Popover
      label="Your presence"
      w="72"
      trigger={(trigger) => (
        <Trigger type="button" aria-label={`Your presence: ${words[presence]}`} {...trigger}>
          <PresenceDot presence={presence} isOnFrame isNamed />
          <chakra.span display={{ lg: 'none', xl: 'inline' }}>{words[presence]}</chakra.span>
          <ChevronDown aria-hidden size={16} />
        </Trigger>
      )}
    >
      {() => <PresenceChoice viewer={viewer} p="4" />}
    </Popover>
  )
}
