import { Box, Button, Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Chevron } from '../../../ui/parts/Chevron'
import { ScanWristband } from '../wristband/ScanWristband'
import { Untranslated } from '../../../ui/parts/Untranslated'

type IdentityProps = {
  patient: { patientFirstName: string; patientLastName: string; dob: string; mrn: string }
  isOpen: boolean
  readOnly: boolean
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
export const Identity = ({ patient, isOpen, readOnly, onToggle, children }: IdentityProps) => {
  const words = identityOf(patient)
  return (
    <Box>
      <Flex gap="2">
        <Button
          variant="outline"
          colorPalette="gray"
          flex="1"
          minW="0"
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
            {words ? <Untranslated>{words}</Untranslated> : 'No patient entered'}
          </Text>
          <Chevron isOpen={isOpen} />
        </Button>
        {!isOpen && !readOnly && <ScanWristband />}
      </Flex>
      {isOpen && (
        <Box id={bodyId} mt="4">
          {children}
        </Box>
      )}
    </Box>
  )
}
