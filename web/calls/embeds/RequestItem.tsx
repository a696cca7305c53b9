import { Badge, Box, chakra, Flex, Text } from '@chakra-ui/react'
import {
  CircleCheck,
  CirclePause,
  Footprints,
  Hourglass,
  MoveRight,
  Siren,
  Trash2,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { lastWordsTo } from 'domain/calls/updates'
import { isStat } from 'domain/configuration/statuses/status'
import { showMoment } from '../../ui/browser/time'
import { Moment } from '../../ui/parts/Moment'
import { Untranslated } from '../../ui/parts/Untranslated'
import { UpdateList } from './updates/UpdateList'
import type { RequestItem_request$key } from './__generated__/RequestItem_request.graphql'
import type {
  RequestItem_state$data as Request,
  RequestItem_state$key,
} from './__generated__/RequestItem_state.graphql'

type Shown = { icon: LucideIcon; words: string; palette: string }

/** How far a call is, in the words of the ward. */
const shownState = ({ state, ahead, leadName, endedAt }: Request, now: Date): Shown => {
  const at = endedAt ? ` ${showMoment(new Date(endedAt), now)}` : ''
  switch (state) {
    case 'ON_THE_WAY':
      return { icon: Footprints, words: `${leadName ?? 'Someone'} is on the way`, palette: 'blue' }
    case 'ON_HOLD':
      return { icon: CirclePause, words: 'On hold', palette: 'amber' }
    case 'DONE':
      return { icon: CircleCheck, words: `Done${at}`, palette: 'green' }
    case 'DELETED':
      return { icon: Trash2, words: `Deleted${at}`, palette: 'gray' }
    case 'MOVED':
      return { icon: MoveRight, words: 'No longer in your facility', palette: 'gray' }
    default:
      return {
        icon: Hourglass,
        words:
          ahead === null || ahead === undefined
            ? 'Scheduled'
            : ahead === 0
              ? 'Waiting, next in line'
              : `Waiting, ${ahead} ahead of you`,
        palette: 'gray',
      }
  }
}

/** Whether who asked for it has nothing more to do with it. */
export const isRequestOver = ({ state }: Pick<Request, 'state'>): boolean =>
  state === 'DONE' || state === 'DELETED' || state === 'MOVED'

type RequestStateProps = {
  call: RequestItem_state$key
  /** Any time of the reader's current day. */
  today: Date
}

/** How far a call is that somebody asked for: *Waiting, 2 ahead of you*. */
export const RequestState = ({ today, ...props }: RequestStateProps) => {
  const call = useFragment(
    graphql`
      fragment RequestItem_state on MyRequest {
        state
        ahead
        leadName
        endedAt
      }
    `,
    props.call,
  )
  const { icon: Icon, words, palette } = shownState(call, today)
  return (
    <Flex as="span" align="center" gap="1.5" fontWeight="semibold" color={`${palette}.fg`}>
      <Icon aria-hidden size={18} />
      {words}
    </Flex>
  )
}

type RequestItemProps = {
  call: RequestItem_request$key
  /** Any time of the reader's current day. */
  today: Date
  /** The page of the call, where the reader may open it. */
  to: string | null
  /** The button with which the reader writes to the team, by what that wrote last; null where they may not. */
  write: ((lastWords: string | null) => ReactNode) | null
}

/** A call that somebody asked for, and how far it is; nothing about its patient (rules 3.26). */
export const RequestItem = ({ today, to, write, ...props }: RequestItemProps) => {
  const call = useFragment(
    graphql`
      fragment RequestItem_request on MyRequest {
        need
        customJob
        roomName
        facilityName
        roomDescription
        statusName
        state
        createdAt
        updates {
          databaseId
          text
          isFromWard
          ...UpdateList_update
        }
        ...RequestItem_state
      }
    `,
    props.call,
  )
  const place = [call.roomName, call.facilityName, call.roomDescription].filter(Boolean).join(' · ')
  const need = call.customJob ? `${call.need} · ${call.customJob}` : call.need
  return (
    <chakra.li bg="bg.panel" borderWidth="1px" borderColor="border" borderRadius="l3" px="4" py="3">
      <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
        <Text fontWeight="bold" textStyle="md">
          <Untranslated>{to ? <Link to={to}>{need}</Link> : need}</Untranslated>
        </Text>
        {isStat(call.statusName) && (
          <Badge colorPalette="red">
            <Siren aria-hidden size={13} />
            Stat
          </Badge>
        )}
      </Flex>
      {call.state === 'MOVED' ? null : (
        <Text color="fg.muted">{place ? <Untranslated>{place}</Untranslated> : 'No room given'}</Text>
      )}
      <Flex wrap="wrap" align="center" columnGap="3" rowGap="1" mt="1.5">
        <RequestState call={call} today={today} />
        <Text as="span" textStyle="sm" color="fg.muted">
          asked <Moment at={call.createdAt} now={today} />
        </Text>
      </Flex>
      {call.updates.length > 0 ? (
        <Box mt="3">
          <UpdateList updates={call.updates} today={today} />
        </Box>
      ) : null}
      {write ? <Box mt="3">{write(lastWordsTo('ward', call.updates))}</Box> : null}
    </chakra.li>
  )
}
