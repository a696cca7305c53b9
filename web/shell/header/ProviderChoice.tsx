import { Box, chakra, Text } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { noConnection, useIsOffline } from '../../ui/browser/offline'
import { useSwitchProvider } from './useSwitchProvider'
import { Untranslated } from '../../ui/parts/Untranslated'
import type { ProviderChoice_viewer$key } from './__generated__/ProviderChoice_viewer.graphql'

const Choice = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    w: 'full',
    minH: '12',
    px: '3',
    py: '1.5',
    textAlign: 'start',
    borderRadius: 'l2',
    cursor: 'button',
    _hover: { bg: 'bg.subtle' },
    _disabled: { cursor: 'default', _hover: { bg: 'transparent' } },
  },
})

/** The providers that the person belongs to; the current one is marked. */
export const ProviderChoice = (props: { viewer: ProviderChoice_viewer$key }) => {
  const { memberships, provider } = useFragment(
    graphql`
      fragment ProviderChoice_viewer on Viewer {
        memberships {
          providerId
          providerDatabaseId
          providerName
          roleName
        }
        provider {
          id
        }
      }
    `,
    props.viewer,
  )
  const isOffline = useIsOffline()
  const [switchTo, isInFlight] = useSwitchProvider()

  return (
    <ul style={{ listStyle: 'none' }}>
      {memberships.map(({ providerId, providerDatabaseId, providerName, roleName }) => {
        const isCurrent = providerId === provider?.id
        return (
          <li key={providerId}>
            <Choice
              type="button"
              aria-current={isCurrent ? 'true' : undefined}
              disabled={isCurrent || isInFlight || isOffline}
              title={isOffline ? noConnection : undefined}
              onClick={() => void switchTo({ providerId, providerDatabaseId })}
            >
              <Box flex="1" minW="0">
                <Text fontWeight="semibold">
                  <Untranslated>{providerName}</Untranslated>
                </Text>
                {roleName ? (
                  <Text textStyle="sm" color="fg.muted">
                    {roleName}
                  </Text>
                ) : null}
              </Box>
              {isCurrent ? <Check aria-hidden size={18} /> : null}
            </Choice>
          </li>
        )
      })}
    </ul>
  )
}
