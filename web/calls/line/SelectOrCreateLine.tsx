import { Box, Button, chakra, Stack, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { textLimit } from 'domain/kernel/input'
import { defaultLineName } from 'domain/lines/line'
import { Input } from '../../ui/Input'
import { FieldFrame } from '../../forms/FieldFrame'
import { Dialog } from '../../ui/Dialog'
import { Segments } from '../../ui/Segments'
import { InfectionFields } from './InfectionFields'
import { LineFacts } from './LineFacts'
import { MatchingLines, type LookedFor, type MatchingLine } from './MatchingLines'

type SelectOrCreateLineProps = {
  callId: string
  by: LookedFor
  isSending: boolean
  /** What was wrong with the line that was sent. */
  problem: string | null
  onSelect: (lineId: string) => void
  onCreate: (lineName: string) => void
  onClose: () => void
}

/** Asks for the line that the call needs: one that is there already, or a new one (rules 3.9). */
export const SelectOrCreateLine = ({ callId, by, onClose, ...choice }: SelectOrCreateLineProps) => (
  <Dialog isOpen onClose={onClose} title="Select or Create Line">
    <Text color="fg.muted" mb="4">
      Somebody will come back for what you recorded, so the call needs a line.
    </Text>
    <MatchingLines callId={callId} by={by}>
      {(lines) => <LineChoice {...choice} lines={lines} patientLastName={by.patientLastName} />}
    </MatchingLines>
  </Dialog>
)

type LineChoiceProps = Pick<SelectOrCreateLineProps, 'isSending' | 'problem' | 'onSelect' | 'onCreate'> & { lines: readonly MatchingLine[]; patientLastName: string | null }

const ways = [
  { value: 'select', label: 'Existing line' },
  { value: 'create', label: 'New line' },
] as const

const LineChoice = ({ lines, patientLastName, isSending, problem, onSelect, onCreate }: LineChoiceProps) => {
  const [way, setWay] = useState<(typeof ways)[number]['value']>(lines.length > 0 ? 'select' : 'create')
  const [chosen, setChosen] = useState<string | null>(null)
  const [name, setName] = useState(() => defaultLineName(patientLastName))
  const nameId = useId()
  return (
    <Stack gap="4">
      {lines.length > 0 ? <Segments label="Line" options={ways} value={way} onChange={setWay} /> : <Text textStyle="sm">No open line has this MRN, this room, or this patient’s last name.</Text>}
      {way === 'select' ? (
        <chakra.fieldset minW="0" display="grid" gap="2">
          {lines.map((line) => (
            <SelectableLine key={line.id} line={line} isChosen={line.id === chosen} onChoose={() => setChosen(line.id)} />
          ))}
        </chakra.fieldset>
      ) : (
        <>
          <FieldFrame id={nameId} label="Line Name" required error={name.trim() === '' ? 'Required' : undefined}>
            {(wiring) => <Input {...wiring} value={name} maxLength={textLimit} autoComplete="off" onChange={(event) => setName(event.target.value)} />}
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
        {way === 'select' ? (
          <Button w="full" size="lg" disabled={chosen === null || isSending} onClick={() => chosen && onSelect(chosen)}>
            {isSending ? 'Submitting…' : 'Select Line and Submit'}
          </Button>
        ) : (
          <Button w="full" size="lg" disabled={name.trim() === '' || isSending} onClick={() => onCreate(name.trim())}>
            {isSending ? 'Submitting…' : 'Create Line and Submit'}
          </Button>
        )}
      </Box>
    </Stack>
  )
}

const SelectableLine = ({ line, isChosen, onChoose }: { line: MatchingLine; isChosen: boolean; onChoose: () => void }) => {
  const [nameId, factsId] = [useId(), useId()]
  return (
    <chakra.label
      display="flex"
      gap="3"
      p="3"
      borderRadius="l2"
      borderWidth="1px"
      borderColor={isChosen ? 'brand.solid' : 'border.emphasized'}
      bg={isChosen ? 'brand.subtle' : 'bg.panel'}
      cursor="pointer"
      _hover={{ bg: 'brand.subtle' }}
      css={{ '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' } }}
    >
      <chakra.input type="radio" name="line" checked={isChosen} aria-labelledby={nameId} aria-describedby={factsId} onChange={onChoose} boxSize="5" mt="0.5" flexShrink="0" accentColor="brand.solid" outline="none" />
      <Box flex="1" minW="0">
        <Text id={nameId} fontWeight="semibold" mb="1">
          {line.name}
        </Text>
        <div id={factsId}>
          <LineFacts line={line} />
        </div>
      </Box>
    </chakra.label>
  )
}
