import { Badge, chakra, Text } from '@chakra-ui/react'
import { Bug, Siren } from 'lucide-react'
import { minutesBetween, showMinutes } from 'domain/calls/queue/waiting'
import { isStat } from 'domain/configuration/statuses/status'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { showLocal } from './localTime'
import { Entry, Written } from './Section'
import { Untranslated } from '../ui/parts/Untranslated'
import type { CallEntry_call$key } from './__generated__/CallEntry_call.graphql'

type CallEntryProps = {
  call: CallEntry_call$key
  timeZone: string
  now: Date
  /** How long it has waited, or when it joins the queue. */
  shows: 'waiting' | 'joining'
  /** It is on hold: without a note, it says that nobody wrote why. */
  isHeld?: boolean
}

const stateOf = (lead: string | null | undefined, others: readonly string[]): string => {
  const helpers = others.join(', ')
  if (lead) return helpers ? `${lead} has it, with ${helpers}` : `${lead} has it`
  return helpers ? `No one leads it; ${helpers} on it` : 'No one has it'
}

export const CallEntry = ({ timeZone, now, shows, isHeld = false, ...props }: CallEntryProps) => {
  const call = useFragment(
    graphql`
      fragment CallEntry_call on HandoverCall {
        callDatabaseId
        purpose
        customJob
        status
        isLineCheck
        room
        roomDescription
        contact
        aliveAt
        lead
        others
        lineName
        isInfected
        notes
        comments
      }
    `,
    props.call,
  )
  const { lead, others, notes, comments } = call
  return (
    <Entry
      place={[call.room, call.roomDescription].filter(Boolean).join(', ')}
      title={
        <>
          {isStat(call.status) ? (
            <Badge colorPalette="red">
              <Siren aria-hidden size={13} />
              Stat
            </Badge>
          ) : null}
          <chakra.span textDecoration="underline" asChild>
            <Link translate="no" to={`/calls/${call.callDatabaseId}`}>
              {call.customJob ? `${call.purpose} · ${call.customJob}` : call.purpose}
            </Link>
          </chakra.span>
          {call.isLineCheck ? <Badge colorPalette="gray">Line check</Badge> : null}
          {call.isInfected ? (
            <Badge colorPalette="red">
              <Bug aria-hidden size={13} />
              Infection
            </Badge>
          ) : null}
        </>
      }
      when={
        shows === 'waiting' ? (
          <>
            <chakra.span srOnly>Waiting </chakra.span>
            <Untranslated>{showMinutes(minutesBetween(call.aliveAt, now))}</Untranslated>
          </>
        ) : (
          <Untranslated>{showLocal(timeZone, call.aliveAt)}</Untranslated>
        )
      }
    >
      {shows === 'waiting' || lead || others.length > 0 ? (
        <Text textStyle="sm" color="fg.muted">
          {stateOf(lead, others)}
        </Text>
      ) : null}
      <Written name="Line">{call.lineName}</Written>
      <Written name="Contact">{call.contact}</Written>
      <Written>{notes}</Written>
      <Written>{comments}</Written>
      {isHeld && !notes && !comments ? (
        <Text textStyle="sm" color="fg.muted">
          No note says why.
        </Text>
      ) : null}
    </Entry>
  )
}
