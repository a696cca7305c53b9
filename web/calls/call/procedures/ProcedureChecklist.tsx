import { Box, Button, Text } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { graphql, useFragment } from 'react-relay'
import { SearchField } from '../../../forms/fields/SearchField'
import { matches } from '../../../forms/fields/searchOptions'
import { useFormField } from '../../../forms/fields/useFormField'
import { NoticeStrip } from '../../../ui/notices/NoticeStrip'
import { Panel } from '../../../ui/page/Panel'
import { useIsCompact } from '../../../ui/browser/compact'
import { useShortcut } from '../../../ui/keys/shortcuts'
import { focusProcedures, proceduresId } from '../../embeds/skipTo'
import { Chevron } from '../../../ui/parts/Chevron'
import type {
  ProcedureChecklist_provider$data,
  ProcedureChecklist_provider$key,
} from './__generated__/ProcedureChecklist_provider.graphql'
import { ProcedureRow } from '../../embeds/ProcedureRow'
import { RecordedProcedures, type RecordedField } from './RecordedProcedures'
import type { ProcedureList } from './useProcedureList'

type ProcedureChecklistProps = {
  provider: ProcedureChecklist_provider$key
  list: ProcedureList
  /** Ids of the procedures that usually answer the need. */
  usualIds: readonly string[]
  /** Recorded fields that are no longer in the catalog. */
  kept: readonly RecordedField[]
  /** Entries in fields that are no longer in the catalog. */
  orphaned: readonly RecordedField[]
  readOnly: boolean
}

type Procedure = ProcedureChecklist_provider$data['procedures'][number]

/** What finds a procedure besides its own name: its fields and their options. */
const otherNames = ({ fields }: Procedure): string[] =>
  fields.flatMap(({ name, options }) => [name, ...options.map(({ value }) => value)])

const finds = (procedure: Procedure, query: string): boolean =>
  matches([procedure.name, ...otherNames(procedure)].join(' '), query)

/** All procedures that can be recorded, to be selected and filled in in place. */
export const ProcedureChecklist = ({ list, usualIds, kept, orphaned, readOnly, ...props }: ProcedureChecklistProps) => {
  const { procedures } = useFragment(
    graphql`
      fragment ProcedureChecklist_provider on Provider {
        procedures {
          databaseId
          name
          fields {
            name
            options {
              value
            }
          }
          ...ProcedureRow_procedure
        }
      }
    `,
    props.provider,
  )
  const { values } = useFormikContext<Record<string, readonly string[]>>()
  const { id, value: ticked, error, setValue } = useFormField<readonly string[]>('fields')
  const isTicked = ({ databaseId }: Procedure) => ticked.includes(databaseId)
  const isUsual = ({ databaseId }: Procedure) => usualIds.includes(databaseId)
  const hasUsual = procedures.some(isUsual)
  /** The usual ones first, the others in their own order behind *All procedures*. */
  const ordered = [...procedures.filter(isUsual), ...procedures.filter((procedure) => !isUsual(procedure))]
  const isWhole = !hasUsual || list.isAll || list.query !== ''
  const shown = ordered.filter((procedure) =>
    isWhole ? finds(procedure, list.query) : isUsual(procedure) || isTicked(procedure),
  )
  const isCompact = useIsCompact()
  useShortcut('p', 'To procedures', focusProcedures, { writes: false })

  const tick = (procedure: Procedure, isOn: boolean) => {
    setValue(
      procedures.filter((each) => (each === procedure ? isOn : isTicked(each))).map(({ databaseId }) => databaseId),
    )
    if (isOn) list.fold(procedure.databaseId, false)
  }
  const chosen = procedures.filter(isTicked)
  const isHidden = chosen.some((procedure) => !shown.includes(procedure))

  return (
    <Panel title="Procedures" id={proceduresId}>
      {procedures.length === 0 && (
        <Text color="fg.muted">No procedures are set up. An administrator can add them.</Text>
      )}
      {!readOnly && procedures.length > 0 && (isWhole || !isCompact) && (
        <Box mb="2">
          <SearchField
            id={id}
            label="Find a procedure"
            error={error}
            placeholder="Name, field or value, e.g. Gauze"
            value={list.query}
            onType={list.setQuery}
            onKeyDown={(event) => {
              // Enter selects the only match, so that a search continues by keyboard.
              if (event.key === 'Enter' && list.query && shown.length === 1 && !isTicked(shown[0]!))
                tick(shown[0]!, true)
              if (event.key === 'Escape' && list.query) {
                event.preventDefault()
                list.setQuery('')
              }
            }}
          />
          <Text role="status" textStyle="sm" color="fg.muted" minH="5" mt="1.5">
            {list.query && shown.length === 0 ? 'No procedure has that name, field or value. ' : ''}
            {chosen.length > 0 &&
              (list.query === '' || isHidden) &&
              `Selected: ${chosen.map(({ name }) => name).join(', ')}`}
          </Text>
        </Box>
      )}
      <Box as="ul" listStyleType="none">
        {shown.map((procedure) => (
          <ProcedureRow
            key={procedure.databaseId}
            procedure={procedure}
            isTicked={isTicked(procedure)}
            isOpen={list.isOpen(procedure.databaseId)}
            values={values}
            found={
              list.query && !matches(procedure.name, list.query)
                ? (otherNames(procedure).find((name) => matches(name, list.query)) ?? null)
                : null
            }
            readOnly={readOnly}
            onTick={(isOn) => tick(procedure, isOn)}
            onFold={(isFold) => list.fold(procedure.databaseId, isFold)}
          />
        ))}
      </Box>
      {hasUsual && !procedures.every(isUsual) && list.query === '' && (
        <Button
          variant="ghost"
          colorPalette="gray"
          mt="2"
          w={{ base: 'full', sm: 'auto' }}
          aria-expanded={list.isAll}
          onClick={() => list.setAll(!list.isAll)}
        >
          <Chevron isOpen={list.isAll} />
          {list.isAll ? 'Usual procedures only' : 'All procedures'}
        </Button>
      )}
      <Box role="status">
        {orphaned.length > 0 && (
          <Box mt="4" borderRadius="l2" overflow="hidden">
            <NoticeStrip
              kind="warning"
              title="No longer in the list"
              text="An administrator deleted the fields of these entries, so they cannot be sent. Enter them elsewhere, for example in Additional Comments."
            />
            <Box
              px={{ base: '4', md: '5' }}
              py="3"
              borderWidth="1px"
              borderTopWidth="0"
              borderColor="border"
              borderBottomRadius="l2"
            >
              <RecordedProcedures fields={orphaned} />
            </Box>
          </Box>
        )}
      </Box>
      {kept.length > 0 && (
        <Box mt="4">
          <Text textStyle="sm" color="fg.muted" mb="2">
            Also recorded, but no longer in the list. These values stay as they are.
          </Text>
          <RecordedProcedures fields={kept} />
        </Box>
      )}
    </Panel>
  )
}
