import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { FormikProvider, useFormik } from 'formik'
import { useMemo, useState } from 'react'
import { graphql, RelayEnvironmentProvider } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import type { FieldRefusal } from 'domain/kernel/refusal'
import { fieldPath } from 'domain/configuration/procedures/fieldValues'
import { CannotSubmit } from '../../../calls/embeds/CannotSubmit'
import { FollowUpPanel } from '../../../calls/embeds/FollowUpPanel'
import { ProcedureRow } from '../../../calls/embeds/ProcedureRow'
import { serverNow } from '../../../relay/serverClock'
import { sayFollowUp } from '../../../calls/embeds/followUpWords'
import {
  missingInRecord,
  newLine,
  plannedFollowUp,
  recordOf,
  wrongInRecord,
  type RecordContext,
  type RecordValues,
} from '../../../calls/embeds/recordValues'
import { useCatalogue } from '../../../calls/embeds/useCatalogue'
import { applyRefusal } from '../../../forms/record/applyRefusal'
import { errorsOf } from '../../../forms/record/errorsOf'
import { Panel } from '../../../ui/page/Panel'
import query, {
  type ProcedurePreviewQuery as Query,
  type ProcedurePreviewQuery$rawResponse as Answer,
} from './__generated__/ProcedurePreviewQuery.graphql'
import type { Draft } from './draft'
import { draftEnvironment } from './draftEnvironment'

const ProcedurePreviewQuery = graphql`
  query ProcedurePreviewQuery @raw_response_type {
    provider {
      procedures {
        databaseId
        ...ProcedureRow_procedure
      }
      ...useCatalogue_provider
    }
  }
`

const nothingRecorded: RecordContext['recorded'] = { fields: [], followUpDays: null }

/**
 * A procedure as the call page will show it: the page's own parts over a store with the draft and without a network,
 * so that people can try it and nothing is sent.
 */
export const ProcedurePreview = ({ procedure }: { procedure: Draft }) => {
  // The same draft keeps the same store, however often the screen renders.
  const text = JSON.stringify({ provider: { id: 'preview', procedures: [procedure] } } satisfies Answer)
  const environment = useMemo(() => draftEnvironment(query, JSON.parse(text) as Answer), [text])
  return (
    <RelayEnvironmentProvider environment={environment}>
      <Tried />
    </RelayEnvironmentProvider>
  )
}

const Tried = () => {
  const { provider } = useLazyLoadQuery<Query>(ProcedurePreviewQuery, {}, { fetchPolicy: 'store-only' })
  const catalogue = useCatalogue(provider)
  const procedure = provider.procedures[0]!
  const context: RecordContext = { catalogue, recorded: nothingRecorded }
  // Not `useSendForm`: nothing is submitted, and a try marks what a call page would.
  const form = useFormik<RecordValues>({
    initialValues: { ...recordOf(context), fields: [procedure.databaseId] },
    validate: (values) => errorsOf(wrongInRecord(values, context)),
    onSubmit: () => {},
  })
  const { values } = form
  const [isFolded, setFolded] = useState(false)
  const [missing, setMissing] = useState<readonly FieldRefusal[]>([])
  const [tried, setTried] = useState<RecordValues | null>(null)
  const isTicked = values.fields.includes(procedure.databaseId)

  const tryToSubmit = () => {
    const found = missingInRecord(values, context, {})
    applyRefusal(form, found, values)
    setMissing(found)
    setTried(found.length === 0 ? values : null)
  }
  const nameOf = (path: string): string | null =>
    path === 'followUpDays'
      ? 'Number of Days'
      : (catalogue[0]!.fields.find(({ id }) => fieldPath(id) === path)?.name ?? null)

  return (
    <FormikProvider value={form}>
      <Stack gap="4">
        <Panel title="Procedures">
          <Box as="ul" listStyleType="none">
            <ProcedureRow
              procedure={procedure}
              isTicked={isTicked}
              isOpen={isTicked && !isFolded}
              values={values}
              found={null}
              readOnly={false}
              onTick={(isOn) => void form.setFieldValue('fields', isOn ? [procedure.databaseId] : [])}
              onFold={setFolded}
            />
          </Box>
        </Panel>
        <FollowUpPanel
          plan={sayFollowUp(plannedFollowUp(values, context, { facility: null, line: newLine }), {
            facility: null,
            hasLine: true,
            now: serverNow(),
          })}
          readOnly={false}
        />
        <Flex wrap="wrap" align="center" gap="3">
          <Button variant="outline" onClick={tryToSubmit}>
            Try to Submit
          </Button>
          <Text role="status" textStyle="sm" color="fg.muted" flex="1 1 12rem">
            {tried === values
              ? 'Nothing is missing: a call could be closed with this. Nothing was sent.'
              : 'This is a preview: nothing is sent.'}
          </Text>
        </Flex>
      </Stack>
      <CannotSubmit
        missing={missing}
        before="closed"
        nameOf={nameOf}
        reveal={() => setFolded(false)}
        onClose={() => setMissing([])}
      />
    </FormikProvider>
  )
}
