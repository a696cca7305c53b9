import { Box, Button, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Chevron } from '../../../ui/parts/Chevron'

type IdentityProps = {
  patient: { patientFirstName: string; patientLastName: string; dob: string; mrn: string }
  isOpen: boolean
  onToggle: () => void
  /** The fields of the patient, the request and the place. */
  children: ReactNode
}

const bodyId = 'identity-fields'

/** "Richardson, Felix · 12/24/1981 · MRN 4439227", without what is not known. */
const identityOf = ({ patientFirstName, patientLastName, dob, mrn }: IdentityProps['patient']): string => {
  const name = [patientLastName.trim(), patientFirstName.trim()].filter(Boolean).join(', ')
  return [name, dob.trim(), mrn.trim() && `MRN ${mrn.trim()}`].filter(Boolean).join(' · ')
}

/** On a phone, who the patient is stands in one line, which unfolds to the fields. */
export const Identity = ({ patient, isOpen, onToggle, children }: IdentityProps) => {
  const words = identityOf(patient)
  return (
    <Box>
      <Button
        variant="outline"
        colorPalette="gray"
        w="full"
        h="auto"
        minH="touch"
        py="2"
        justifyContent="space-between"
        textAlign="start"
        whiteSpace="normal"
        bg="bg.panel"
        aria-expanded={isOpen}
        aria-controls={isOpen ? bodyId : undefined}
        aria-label={`Patient and request: ${words || 'no patient entered'}`}
        onClick={onToggle}
      >
        <Text as="span" minW="0" overflowWrap="anywhere" fontWeight="semibold" color={words ? 'fg' : 'fg.muted'}>
          {words || 'No patient entered'}
        </Text>
        <Chevron isOpen={isOpen} />
      </Button>
      {isOpen && (
        <Box id={bodyId} mt="4">
          {children}
        </Box>
      )}
    </Box>
  )
}
