import { Box, chakra, Stack, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { mostCharacters, textLimit } from 'domain/kernel/input/limits'
import { defaultLineName } from 'domain/lines/line'
import { Input } from '../../../ui/parts/Input'
import { Choice } from '../../../forms/fields/ChoiceGroup'
import { FieldFrame } from '../../../forms/fields/FieldFrame'
import { controlId } from '../../../forms/fields/useFormField'
import { RestoredStrip } from '../../../forms/kept/RestoredStrip'
import { useKeptForm } from '../../../forms/kept/useKeptForm'
import { useCloseGuard } from '../../../forms/record/useCloseGuard'
import { Dialog } from '../../../ui/dialog/Dialog'
import { Segments } from '../../../ui/parts/Segments'
import { SendButton } from '../../../ui/page/SendButton'
import { InfectionFields } from './InfectionFields'
import { ConfirmPatient } from './ConfirmPatient'
import { LineFacts } from './LineFacts'
import { MatchingLines, type LookedFor, type MatchingLine } from './MatchingLines'
import { groupOf, OfferedLines } from './OfferedLines'
import { Untranslated } from '../../../ui/parts/Untranslated'

type LineKind = 'select' | 'create'

type SelectOrCreateLineProps = {
  callId: string
  by: LookedFor
  isSending: boolean
  /** The error of the line that was sent. */
  problem: string | null
  /** The line that was refused because it may be another patient's. */
  refusedId: string | null
  /** `confirm`: the person confirmed that it is the right patient. */
  onSelect: (lineId: string, confirm: boolean) => void
  onCreate: (lineName: string) => void
  onClose: () => void
}

/**
 * Asks for the line that the call needs: an existing one or a new one (rules 3.9). It is no form of its own: the call's
 * form sends the choice with its entries.
 */
export const SelectOrCreateLine = ({ callId, by, onClose, ...choice }: SelectOrCreateLineProps) => {
  const [defaultName] = useState(() => defaultLineName(by.patientLastName))
  const [name, setName] = useState(defaultName)
  /** What the person chose; null: what the found lines suggest. */
  const [kind, setKind] = useState<LineKind | null>(null)
  const kept = useKeptForm({
    name: `line name of ${callId}`,
    before: { name: defaultName },
    values: { name },
    restore: (to) => {
      setName(to.name ?? defaultName)
      setKind('create')
    },
    reset: () => setName(defaultName),
  })
  // The call's form sends the choice, and then leads to another page.
  const { close, question } = useCloseGuard(name !== defaultName, onClose, true)
  return (
    <Dialog isOpen onClose={close} title="Select or Create Line">
      <Box mx="-5" mb="3" role="status" css={{ '&:empty': { display: 'none' } }}>
        <RestoredStrip kept={kept} />
      </Box>
      <Text color="fg.muted" mb="4">
        This procedure needs a follow-up. Select or create a line.
      </Text>
      <MatchingLines callId={callId} by={by}>
        {(lines) => (
          <LineChoice {...choice} lines={lines} by={by} kind={kind} name={name} onKind={setKind} onName={setName} />
        )}
      </MatchingLines>
      {question}
    </Dialog>
  )
}

type LineChoiceProps = Pick<
  SelectOrCreateLineProps,
  'by' | 'isSending' | 'problem' | 'refusedId' | 'onSelect' | 'onCreate'
> & {
  lines: readonly MatchingLine[]
  kind: LineKind | null
  name: string
  onKind: (kind: LineKind) => void
  onName: (name: string) => void
}

const kinds: readonly { value: LineKind; label: string }[] = [
  { value: 'select', label: 'Existing line' },
  { value: 'create', label: 'New line' },
]

const LineChoice = ({
  lines,
  by,
  kind,
  name,
  isSending,
  problem,
  refusedId,
  onKind,
  onName,
  onSelect,
  onCreate,
}: LineChoiceProps) => {
  // As it is when the lines arrive: others' changes of the call do not turn it under the hand.
  const [suggested] = useState<LineKind>(
    lines.some((line) => groupOf(by, line) === 'samePatient') ? 'select' : 'create',
  )
  const choice = kind ?? suggested
  const [chosen, setChosen] = useState<MatchingLine | null>(null)
  const [isAsking, setAsking] = useState(false)
  const missing = name.trim() === '' ? 'Required' : undefined
  const wrongName = name.trim().length > textLimit ? mostCharacters(textLimit) : missing
  const select = () => {
    if (!chosen) return
    if (groupOf(by, chosen) === 'samePatient' && chosen.id !== refusedId) onSelect(chosen.id, false)
    else setAsking(true)
  }
  return (
    <Stack gap="4">
      {lines.length > 0 ? (
        <Segments label="Line" options={kinds} value={choice} onChange={onKind} />
      ) : (
        <Text textStyle="sm">No open line has this MRN, this room, or this patient’s last name.</Text>
      )}
      {choice === 'select' ? (
        <chakra.fieldset minW="0" display="grid" gap="2">
          <OfferedLines by={by} lines={lines}>
            {(line) => (
              <SelectableLine line={line} isChosen={line.id === chosen?.id} onChoose={() => setChosen(line)} />
            )}
          </OfferedLines>
        </chakra.fieldset>
      ) : (
        <>
          <FieldFrame id={controlId('name')} label="Line Name" required error={wrongName}>
            {(wiring) => (
              <Input {...wiring} value={name} autoComplete="off" onChange={(event) => onName(event.target.value)} />
            )}
          </FieldFrame>
          <InfectionFields line={null} />
        </>
      )}
      <Box position="sticky" bottom="0" bg="bg.panel" pt="2" mb="-5" pb="5">
        {problem && (
          <Text role="alert" color="fg.error" fontWeight="medium" mb="2">
            {problem}
          </Text>
        )}
        {choice === 'select' ? (
          <SendButton w="full" size="lg" disabled={chosen === null || isSending} onClick={select}>
            {isSending ? 'Submitting…' : 'Select Line and Submit'}
          </SendButton>
        ) : (
          <SendButton
            w="full"
            size="lg"
            disabled={wrongName !== undefined || isSending}
            onClick={() => onCreate(name.trim())}
          >
            {isSending ? 'Submitting…' : 'Create Line and Submit'}
          </SendButton>
        )}
      </Box>
      {isAsking && chosen && (
        <ConfirmPatient
          by={by}
          line={chosen}
          confirmLabel="Select Line and Submit"
          onConfirm={() => {
            setAsking(false)
            onSelect(chosen.id, true)
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </Stack>
  )
}

const SelectableLine = ({
  line,
  isChosen,
  onChoose,
}: {
  line: MatchingLine
  isChosen: boolean
  onChoose: () => void
}) => {
  const [nameId, factsId] = [useId(), useId()]
  return (
    <Choice w="full" alignItems="flex-start" p="3" textStyle="md" fontWeight="normal">
      <input
        type="radio"
        name="line"
        checked={isChosen}
        aria-labelledby={nameId}
        aria-describedby={factsId}
        onChange={onChoose}
      />
      <Box flex="1" minW="0">
        <Text id={nameId} fontWeight="semibold" mb="1">
          <Untranslated>{line.name}</Untranslated>
        </Text>
        <div id={factsId}>
          <LineFacts line={line} />
        </div>
      </Box>
    </Choice>
  )
}
