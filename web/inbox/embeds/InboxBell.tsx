import { chakra } from '@chakra-ui/react'
import { Bell } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { useFresh } from '../../live/useFresh'
import { later } from '../../ui/browser/later'
import { Popover } from '../../ui/dialog/Popover'
import type { InboxBell_viewer$key } from './__generated__/InboxBell_viewer.graphql'
import type { InboxBellQuery } from './__generated__/InboxBellQuery.graphql'

const InboxPanel = later(() => import('../InboxPanel').then((module) => module.InboxPanel))

const Trigger = chakra('button', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    w: 'touch',
    h: 'touch',
    borderRadius: 'full',
    color: 'frame.fg',
    cursor: 'button',
    outlineColor: 'focus.dark',
    _hover: { bg: 'frame.raised' },
  },
})

const Count = chakra('span', {
  base: {
    position: 'absolute',
    top: '1',
    insetInlineEnd: '0.5',
    minW: '4.5',
    px: '1',
    borderRadius: 'full',
    bg: 'frame.bad',
    color: 'frame.badContrast',
    textStyle: 'xs',
    fontWeight: 'bold',
    lineHeight: '1.125rem',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
})

const query = graphql`
  query InboxBellQuery {
    viewer {
      inbox {
        id
        unread
      }
    }
  }
`

/** In the header: how many messages are unread. It opens the newest ones. */
export const InboxBell = (props: { viewer: InboxBell_viewer$key }) => {
  const { user, inbox } = useFragment(
    graphql`
      fragment InboxBell_viewer on Viewer {
        user {
          id
        }
        inbox {
          id
          unread
        }
      }
    `,
    props.viewer,
  )
  const unread = inbox?.unread ?? 0
  useFresh<InboxBellQuery>({
    query,
    variables: {},
    isAdvice: true,
    concerns: ({ isAll, personIds }) => isAll || personIds.includes(user.id),
  })
  return (
    <Popover
      label="Messages"
      w="96"
      trigger={(trigger) => (
        <Trigger type="button" aria-label={unread > 0 ? `Messages, ${unread} unread` : 'Messages'} {...trigger}>
          <Bell aria-hidden size={20} />
          {unread > 0 ? <Count aria-hidden>{unread > 99 ? '99+' : unread}</Count> : null}
        </Trigger>
      )}
    >
      {(close) => <InboxPanel unread={unread} close={close} />}
    </Popover>
  )
}
