import { Badge, Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { lineFieldNames } from 'domain/lines/fields'
import { ChevronDown, ChevronUp, Pencil, Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { showCalendarDate } from 'domain/kernel/time/calendarDate'
import { spanInWords } from 'domain/lines/infection'
import { Choice } from '../../../forms/fields/ChoiceGroup'
import { FieldError, FieldMark } from '../../../forms/fields/FieldFrame'
import { TextAreaField } from '../../../forms/fields/TextField'
import { useFormField } from '../../../forms/fields/useFormField'
import { IconButton } from '../../../ui/parts/IconButton'
import { Panel } from '../../../ui/page/Panel'
import { beginsOngoing, consequence, isInfectedWith, type ComingEntry, type History } from './infectionHistory'
import type { HistoryEditing } from './useHistoryEditing'
import type { LineFormState } from '../entries/useLineForm'

type InfectionPanelProps = { entries: LineFormState; editing: HistoryEditing; readOnly: boolean }

/** Whether the line is infected, and its past infections. Shows the effect of saving in advance (rules 4.9). */
export const InfectionPanel = ({
  entries: { form, recorded, coming },
  editing: { isShown, show, add, edit, remove },
  readOnly,
}: InfectionPanelProps) => {
  const flag = useFormField<boolean>('infection')
  const history = useFormField<History>('infectionHistory')
  const [listId, sentenceId] = [useId(), useId()]
  const isInfected = isInfectedWith(form.values, recorded)
  /** An added entry makes the line infected, whatever the flag says. */
  const isByEntry = !recorded.infection && beginsOngoing(history.value, recorded.infectionHistory)
  const sentence = isByEntry
    ? 'The infection that you added is ongoing. To clear the flag, enter its end or remove it.'
    : consequence(coming)

  return (
    <Panel title="Infection">
      <Stack gap="4">
        <Box>
          <Choice w="full">
            <input
              id={flag.id}
              type="checkbox"
              checked={isInfected}
              disabled={readOnly || isByEntry}
              aria-describedby={sentence ? sentenceId : undefined}
              onChange={(event) => flag.setValue(event.target.checked)}
              onBlur={flag.leave}
            />
            {lineFieldNames.infection}
          </Choice>
          <FieldMark id={flag.id} />
          <Box role="status" id={sentenceId} textStyle="sm" color="fg.muted" mt={sentence ? '1.5' : '0'}>
            {!readOnly && sentence}
          </Box>
        </Box>
        <TextAreaField name="infectionNotes" label={lineFieldNames.infectionNotes} rows={2} readOnly={readOnly} />
        <Box>
          <Flex wrap="wrap" gap="2">
            <Button
              id={history.id}
              variant="outline"
              aria-expanded={isShown}
              aria-controls={listId}
              aria-describedby={history.error ? `${history.id}-error` : undefined}
              onClick={() => show(!isShown)}
            >
              {isShown ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
              {isShown ? 'Hide Infection History' : 'Show Infection History'}
            </Button>
            {!readOnly && (
              <Button variant="outline" onClick={add}>
                <Plus aria-hidden />
                Add Entry
              </Button>
            )}
          </Flex>
          <FieldMark id={history.id} />
          {history.error && <FieldError id={`${history.id}-error`}>{history.error}</FieldError>}
          <Box id={listId} mt={isShown ? '3' : '0'}>
            {isShown && <HistoryList coming={coming} readOnly={readOnly} onEdit={edit} onRemove={remove} />}
          </Box>
        </Box>
      </Stack>
    </Panel>
  )
}

const doing = { begins: 'Starts when you save', resumes: 'Continues when you save', ends: 'Ends when you save' }

type HistoryListProps = {
  coming: readonly ComingEntry[]
  readOnly: boolean
  onEdit: (entry: ComingEntry) => void
  onRemove: (entry: ComingEntry) => void
}

/** The infections as they will be after saving, latest first. */
const HistoryList = ({ coming, readOnly, onEdit, onRemove }: HistoryListProps) => {
  if (coming.length === 0) return <Text color="fg.muted">No infections.</Text>
  return (
    <chakra.ul aria-label="Infection History" listStyleType="none" borderTopWidth="1px" borderColor="border">
      {coming.toReversed().map((entry) => {
        const { entryId, start, stop, does } = entry
        const name = spanInWords({ start, stop })
        return (
          <chakra.li
            key={entryId ?? start}
            display="flex"
            alignItems="center"
            gap="2"
            minH="touch"
            py="1"
            borderBottomWidth="1px"
            borderColor="border"
          >
            <Flex
              flex="1"
              minW="0"
              wrap="wrap"
              columnGap="3"
              rowGap="1"
              align="center"
              fontVariantNumeric="tabular-nums"
            >
              <Text fontWeight="medium">
                {showCalendarDate(start)} – {stop ? showCalendarDate(stop) : 'Ongoing'}
              </Text>
              {does && <Badge colorPalette="amber">{doing[does]}</Badge>}
            </Flex>
            {!readOnly && does !== 'begins' && (
              <Flex>
                <IconButton icon={Pencil} label={`Edit infection ${name}`} onClick={() => onEdit(entry)} />
                <IconButton
                  icon={Trash2}
                  isDangerous
                  label={`Remove infection ${name}`}
                  onClick={() => onRemove(entry)}
                />
              </Flex>
            )}
          </chakra.li>
        )
      })}
    </chakra.ul>
  )
}
