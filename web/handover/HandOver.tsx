import { Box, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { Confirm } from '../ui/dialog/Confirm'
import { useNotices } from '../ui/notices/notices'
import { SendButton } from '../ui/page/SendButton'
import { useHandOver } from './handoverVerbs'
import { Stamps } from './Stamps'
import { TakeOverShift } from './TakeOverShift'
import type { HandOver_latest$key } from './__generated__/HandOver_latest.graphql'

type HandOverProps = {
  facilityId: string
  timeZone: string
  /** The version of the note that is shown. */
  version: number
  /** Null before the first hand-over. */
  latest: HandOver_latest$key | null
  /** The note has entries that are not saved. */
  isDirty: boolean
  onDone: () => void
}

/** The latest hand-over with its stamps, and the buttons that set the next one. */
export const HandOver = ({ facilityId, timeZone, version, isDirty, onDone, ...props }: HandOverProps) => {
  const latest = useFragment(
    graphql`
      fragment HandOver_latest on Handover {
        databaseId
        ...Stamps_handover
        ...TakeOverShift_handover
      }
    `,
    props.latest,
  )
  const { notify } = useNotices()
  const [handOver] = useHandOver()
  const [isAsking, setAsking] = useState(false)
  const confirm = async () => {
    const { ok, ...rest } = await handOver({ input: { facilityId, expectedVersion: version } })
    if (ok) notify({ kind: 'success', title: 'Shift handed over' })
    else if ('refusal' in rest && rest.refusal)
      notify({ kind: 'warning', title: 'Not handed over', description: rest.refusal.message })
    onDone()
  }
  return (
    <Flex
      wrap="wrap"
      align="center"
      columnGap="6"
      rowGap="3"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      px={{ base: '4', md: '5' }}
      py="4"
      role="group"
      aria-label="Stamps"
    >
      <Box flex="1 1 18rem" textStyle="sm">
        {latest ? (
          <>
            <Stamps handover={latest} timeZone={timeZone} />
            <Text mt="1" textDecoration="underline" _print={{ display: 'none' }} asChild>
              <Link to={`/handover/${latest.databaseId}`}>Read what it said</Link>
            </Text>
          </>
        ) : (
          <Text color="fg.muted">No one has handed over here yet.</Text>
        )}
      </Box>
      <Flex gap="3" wrap="wrap" align="center" _print={{ display: 'none' }}>
        {latest ? <TakeOverShift handover={latest} onDone={onDone} /> : null}
        <SendButton variant="outline" disabled={isDirty} onClick={() => setAsking(true)}>
          Hand Over
        </SendButton>
        {isDirty ? (
          <Text textStyle="sm" color="fg.muted">
            Save the note first.
          </Text>
        ) : null}
      </Flex>
      <Confirm
        isOpen={isAsking}
        title="Hand over this shift?"
        confirmLabel="Hand Over"
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        The page is kept as it is now, with your name and the time. The note is kept with it, and a new one begins.
      </Confirm>
    </Flex>
  )
}
