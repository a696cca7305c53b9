import { chakra } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { Initials } from '../../ui/parts/Initials'
import { later } from '../../ui/browser/later'
import { Popover } from '../../ui/dialog/Popover'
import type { PersonMenu_viewer$key } from './__generated__/PersonMenu_viewer.graphql'

const PersonPanel = later(() => import('./PersonPanel').then((module) => module.PersonPanel))

const Trigger = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: 'touch',
    h: 'touch',
    borderRadius: 'full',
    cursor: 'button',
    outlineColor: 'focus.dark',
    _hover: { bg: 'frame.raised' },
  },
})

export const PersonMenu = (props: { viewer: PersonMenu_viewer$key }) => {
  const viewer = useFragment(
    graphql`
      fragment PersonMenu_viewer on Viewer {
        user {
          fullName
        }
        ...PersonCard_viewer
      }
    `,
    props.viewer,
  )
  return (
    <Popover
      label="Your account"
      w="72"
      trigger={(trigger) => (
        <Trigger type="button" aria-label={`Your account, ${viewer.user.fullName}`} {...trigger}>
          <Initials name={viewer.user.fullName} size="9" />
        </Trigger>
      )}
    >
      {(close) => <PersonPanel viewer={viewer} close={close} />}
    </Popover>
  )
}
