import { Box, Grid, Text } from '@chakra-ui/react'
import { comparePatients } from 'domain/lines/match'
import { Confirm } from '../../../ui/dialog/Confirm'
import type { LookedFor, MatchingLine } from './MatchingLines'
import { Untranslated } from '../../../ui/parts/Untranslated'

type ConfirmPatientProps = {
  by: LookedFor
  line: MatchingLine
  confirmLabel: string
  onConfirm: () => void
  onCancel: () => void
}

const reasons = {
  different: 'The call and the line have different MRNs.',
  unknown: 'An MRN is missing, so the two patients cannot be compared.',
  same: 'The MRN of the call has changed.',
}

/** Confirms the choice of a line that may be another patient's, showing both patients side by side (rules 4.2a). */
export const ConfirmPatient = ({ by, line, confirmLabel, onConfirm, onCancel }: ConfirmPatientProps) => (
  <Confirm
    isOpen
    isDangerous
    title="Is this the right patient?"
    confirmLabel={confirmLabel}
    cancelLabel="Choose Another Line"
    onConfirm={onConfirm}
    onClose={onCancel}
  >
    <Text mb="3">{reasons[comparePatients(by.mrn, line.mrn)]}</Text>
    <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3">
      <Patient of="This call" firstName={by.patientFirstName} lastName={by.patientLastName} mrn={by.mrn} />
      <Patient of={line.name} firstName={line.patientFirstName} lastName={line.patientLastName} mrn={line.mrn} />
    </Grid>
  </Confirm>
)

type PatientProps = {
  of: string
  firstName: string | null | undefined
  lastName: string | null | undefined
  mrn: string | null | undefined
}

const Patient = ({ of, firstName, lastName, mrn }: PatientProps) => (
  <Box
    borderWidth="1px"
    borderColor="border.emphasized"
    borderRadius="l2"
    p="3"
    minW="0"
    overflowWrap="anywhere"
    color="fg"
  >
    <Text textStyle="sm" color="fg.muted">
      {of}
    </Text>
    <Text textStyle="lg" fontWeight="bold">
      {firstName || lastName ? (
        <Untranslated>{[firstName, lastName].filter(Boolean).join(' ')}</Untranslated>
      ) : (
        'No name'
      )}
    </Text>
    <Text textStyle="lg">{mrn ? <Untranslated>{`MRN ${mrn}`}</Untranslated> : 'No MRN'}</Text>
  </Box>
)
