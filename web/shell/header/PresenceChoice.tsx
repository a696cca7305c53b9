import { Box, Text, type BoxProps } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { useSetPresence } from './useSetPresence'
import { useIsLive } from '../../relay/connection'
import { Segments } from '../../ui/parts/Segments'
import type { PresenceChoice_viewer$key } from './__generated__/PresenceChoice_viewer.graphql'

const options = [
  { value: 'available', label: 'Available' },
  { value: 'away', label: 'Away' },
] as const

/** Available or Away, for people who work calls (rules 2.5). */
export const PresenceChoice = ({
  viewer: viewerKey,
  ...box
}: Omit<BoxProps, 'children'> & { viewer: PresenceChoice_viewer$key }) => {
  const viewer = useFragment(
    graphql`
      fragment PresenceChoice_viewer on Viewer {
        user {
          presence
        }
        provider {
          viewerCanWorkCalls
        }
      }
    `,
    viewerKey,
  )
  const isLive = useIsLive()
  const [setAway] = useSetPresence()
  const isAway = viewer.user.presence === 'AWAY'
  if (!viewer.provider?.viewerCanWorkCalls) return null
  return (
    <Box {...box}>
      <Segments
        label="Presence"
        options={options}
        value={isAway ? 'away' : 'available'}
        onChange={(value) => void setAway(value === 'away')}
        disabled={!isLive}
      />
      <Text mt="2" textStyle="sm" color="fg.muted" role="status">
        {!isLive
          ? 'You are Offline until the connection is back.'
          : isAway
            ? 'Calls that you open are not assigned to you.'
            : 'A free call that you open is assigned to you.'}
      </Text>
    </Box>
  )
}
