import { Box, Stack, Text } from '@chakra-ui/react'
import { Building2 } from 'lucide-react'
import { useId, useState } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useFresh } from '../live/useFresh'
import { useHand } from '../live/useHand'
import { useClock } from '../relay/serverClock'
import { Select } from '../forms/fields/Select'
import { NoSuchPage } from '../tables/list/ListContent'
import type { Choose } from '../tables/list/useAddressView'
import { EmptyState } from '../ui/page/EmptyState'
import { Panel } from '../ui/page/Panel'
import { HandOver } from './HandOver'
import { HandoverContents } from './HandoverContents'
import { HandoverHead } from './HandoverHead'
import { pageAddress, type HandoverView } from './handoverAddress'
import { NoteForm } from './NoteForm'
import { PastHandovers } from './PastHandovers'
import type { CurrentHandoverQuery as Query } from './__generated__/CurrentHandoverQuery.graphql'

const CurrentHandoverQuery = graphql`
  query CurrentHandoverQuery($facilityId: ID, $page: Int) {
    provider {
      id
      facilities {
        id
        databaseId
        name
      }
      handover(facilityId: $facilityId) {
        at
        facility {
          id
          databaseId
          timeZone
          ...HandoverHead_facility
        }
        note {
          version
          ...NoteForm_note
        }
        latest: handovers(page: 1) {
          handovers {
            id
            ...HandOver_latest
          }
        }
        handovers(page: $page) {
          pageCount
          ...PastHandovers_handovers
        }
        contents {
          ...HandoverContents_contents
        }
      }
    }
  }
`

/** Wait for more changes, so that a burst of them causes one read. */
const settleMs = 500

type CurrentHandoverProps = { queryRef: PreloadedQuery<Query>; view: HandoverView; choose: Choose<HandoverView> }

/** A facility's hand-over as it is now, kept current. */
export const CurrentHandover = ({ queryRef, view, choose }: CurrentHandoverProps) => {
  const { provider } = usePreloadedQuery<Query>(CurrentHandoverQuery, queryRef)
  const hand = useHand()
  const [isDirty, setDirty] = useState(false)
  const { readNow } = useFresh<Query>({
    query: CurrentHandoverQuery,
    variables: queryRef.variables,
    settleMs,
    isHeld: hand.isHeld,
    concerns: ({ isAll, isHandover, isCatalogue, changedIds, removed, changedLineIds }) =>
      isAll || isHandover || isCatalogue || changedIds.length > 0 || removed.length > 0 || changedLineIds.length > 0,
  })
  const minute = useClock(30_000, (now) => Math.floor(now.getTime() / 60_000))
  const now = new Date(minute * 60_000)
  const { handover, facilities } = provider
  const choice = (
    <FacilityChoice
      value={handover?.facility.databaseId ?? view.facility}
      facilities={facilities}
      isLocked={isDirty}
      onChange={(facility) => choose({ facility })}
    />
  )
  if (!handover)
    return (
      <>
        {choice}
        <EmptyState
          role="status"
          icon={Building2}
          title={facilities.length === 0 ? 'There is no facility yet.' : 'This facility does not exist.'}
          description={
            facilities.length === 0
              ? 'An administrator adds facilities in the configuration.'
              : 'It may have been deleted, or you cannot access it. Choose another one.'
          }
        />
      </>
    )
  const { facility, note, latest, handovers, contents } = handover
  const [last] = latest.handovers
  return (
    <Stack gap="5">
      {choice}
      <HandoverHead facility={facility} at={now.toISOString()} />
      <HandOver
        key={`${facility.id}-stamps`}
        facilityId={facility.id}
        timeZone={facility.timeZone}
        version={note.version}
        latest={last ?? null}
        isDirty={isDirty}
        onDone={() => void readNow()}
      />
      <Panel title="Note">
        <NoteForm key={facility.id} note={note} facility={facility} onDirty={setDirty} />
      </Panel>
      <Box {...hand.handlers}>
        <HandoverContents contents={contents} timeZone={facility.timeZone} now={now} />
      </Box>
      <Box _print={{ display: 'none' }}>
        {view.page > 1 && view.page > handovers.pageCount ? (
          <NoSuchPage page={view.page} first={pageAddress({ ...view, page: 1 })} />
        ) : (
          <PastHandovers handovers={handovers} view={view} timeZone={facility.timeZone} />
        )}
      </Box>
    </Stack>
  )
}

type FacilityChoiceProps = {
  value: string
  facilities: readonly { readonly databaseId: string; readonly name: string }[]
  /** Something is entered for this facility. */
  isLocked: boolean
  onChange: (facility: string) => void
}

/** Only for people with more than one facility. */
const FacilityChoice = ({ value, facilities, isLocked, onChange }: FacilityChoiceProps) => {
  const id = useId()
  if (facilities.length < 2 && facilities.some(({ databaseId }) => databaseId === value)) return null
  if (facilities.length === 0) return null
  return (
    <Box maxW="20rem" _print={{ display: 'none' }}>
      <Select
        id={id}
        label="Facility"
        value={value}
        disabled={isLocked}
        options={[
          ...(facilities.some(({ databaseId }) => databaseId === value) ? [] : [{ value, label: 'Choose a facility' }]),
          ...facilities.map(({ databaseId, name }) => ({ value: databaseId, label: name })),
        ]}
        onChange={onChange}
      />
      {isLocked ? (
        <Text textStyle="sm" color="fg.muted" mt="1">
          Save the note before you choose another facility.
        </Text>
      ) : null}
    </Box>
  )
}
