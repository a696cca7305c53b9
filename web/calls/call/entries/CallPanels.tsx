import { Box, Stack } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { FieldMarks } from '../../../forms/fields/FieldFrame'
import { FollowUpPanel } from '../../embeds/FollowUpPanel'
import { LastTimeContext } from '../../embeds/lastTime'
import type { Refused } from '../actions/useCallVerbs'
import { CallImages } from '../images/CallImages'
import { LinePanel } from '../line/LinePanel'
import { Identity } from '../page/Identity'
import { ProceduresPanel } from '../procedures/ProceduresPanel'
import type { RecordedField } from '../procedures/RecordedProcedures'
import type { CallPanels_call$key } from './__generated__/CallPanels_call.graphql'
import type { CallPanels_provider$key } from './__generated__/CallPanels_provider.graphql'
import { CallForm } from './CallForm'
import { lineSearchOf } from './callFormValues'
import type { CallFormState } from './useCallForm'
import type { ShownParts } from './useShownParts'

type CallPanelsProps = {
  call: CallPanels_call$key
  provider: CallPanels_provider$key
  entries: CallFormState
  shown: ShownParts
  /** Entries in fields that are no longer in the catalog. */
  orphaned: readonly RecordedField[]
  isOver: boolean
  /** On a phone, while the reader does the procedure. */
  isBedside: boolean
  readOnly: boolean
  onRefused: (refusal: Refused) => void
}

/** The fields of a call in their panels, and the panels of its line and its images. */
export const CallPanels = ({
  entries,
  shown: { list, usualIds, lastTime, identity },
  orphaned,
  isOver,
  isBedside,
  readOnly,
  onRefused,
  ...props
}: CallPanelsProps) => {
  const call = useFragment(
    graphql`
      fragment CallPanels_call on Call {
        ...ProceduresPanel_call
        ...LinePanel_call
        ...CallImages_call
      }
    `,
    props.call,
  )
  const provider = useFragment(
    graphql`
      fragment CallPanels_provider on Provider {
        ...ProceduresPanel_provider
        ...CallImages_provider
      }
    `,
    props.provider,
  )
  const { values } = entries.form
  const { purposes, facilities } = entries.context.choices
  const callForm = (
    <CallForm purposeId={values.purposeId} purposes={purposes} facilities={facilities} readOnly={readOnly} />
  )
  return (
    <Box asChild minW="0">
      <form aria-label="Call" noValidate onSubmit={(event) => event.preventDefault()}>
        <FieldMarks value={entries.marks}>
          <Stack gap="4">
            {isBedside ? (
              <Identity patient={values} readOnly={readOnly} {...identity}>
                {callForm}
              </Identity>
            ) : (
              callForm
            )}
            <LastTimeContext value={lastTime}>
              <ProceduresPanel
                call={call}
                provider={provider}
                context={entries.context}
                list={list}
                usualIds={usualIds}
                orphaned={orphaned}
                hasEntries={entries.hasRecord}
                readOnly={readOnly}
              />
            </LastTimeContext>
            <FollowUpPanel plan={isOver ? null : entries.followUpPlan} readOnly={readOnly} />
            <LinePanel
              call={call}
              by={lineSearchOf(values)}
              readOnly={readOnly}
              onAdded={entries.knowLine}
              onRefused={onRefused}
            />
            <CallImages call={call} provider={provider} readOnly={readOnly} />
          </Stack>
        </FieldMarks>
      </form>
    </Box>
  )
}
