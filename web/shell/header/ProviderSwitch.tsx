import { Box, chakra } from '@chakra-ui/react'
import { ChevronsUpDown } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { later } from '../../ui/browser/later'
import { Popover } from '../../ui/dialog/Popover'
import { Untranslated } from '../../ui/parts/Untranslated'
import type { ProviderSwitch_viewer$key } from './__generated__/ProviderSwitch_viewer.graphql'

const ProviderChoice = later(() => import('./ProviderChoice').then((module) => module.ProviderChoice))

const Trigger = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '9',
    w: 'full',
    maxW: '56',
    px: '3',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'frame.raised',
    color: 'frame.fg',
    textStyle: 'sm',
    fontWeight: 'medium',
    cursor: 'button',
    outlineColor: 'focus.dark',
    _hover: { bg: 'frame.raised' },
    '& svg': { flexShrink: '0' },
  },
})

export const ProviderSwitch = (props: { viewer: ProviderSwitch_viewer$key }) => {
  const viewer = useFragment(
    graphql`
      fragment ProviderSwitch_viewer on Viewer {
        provider {
          name
        }
        ...ProviderChoice_viewer
      }
    `,
    props.viewer,
  )
  return (
    <Popover
      label="Providers"
      align="start"
      p="1.5"
      trigger={(trigger) => (
        <Trigger type="button" aria-label={`Provider: ${viewer.provider?.name}`} {...trigger}>
          <Box as="span" truncate>
            <Untranslated>{viewer.provider?.name}</Untranslated>
          </Box>
          <ChevronsUpDown aria-hidden size={16} />
        </Trigger>
      )}
    >
      {() => <ProviderChoice viewer={viewer} />}
    </Popover>
  )
}
