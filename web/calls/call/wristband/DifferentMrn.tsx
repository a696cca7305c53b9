import { Box, Button, Grid, Text } from '@chakra-ui/react'
import type { Scanned } from 'domain/calls/entries/wristband'
import { Dialog } from '../../../ui/dialog/Dialog'

type DifferentMrnProps = {
  scanned: Extract<Scanned, { is: 'different' }>
  onUse: (mrn: string) => void
  onClose: () => void
}

/** Shows both numbers, and the person decides before anything is recorded. */
export const DifferentMrn = ({ scanned: { mrn, entered }, onUse, onClose }: DifferentMrnProps) => {
  const use = () => {
    onUse(mrn)
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      title="The wristband has another MRN"
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onClose} data-first-focus>
            Keep the Call’s MRN
          </Button>
          <Button onClick={use}>Use the Wristband’s MRN</Button>
        </>
      }
    >
      <Text mb="3">Make sure that this is the right patient. Nothing has been recorded.</Text>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3">
        <Mrn of="This call" mrn={entered} />
        <Mrn of="Wristband" mrn={mrn} />
      </Grid>
    </Dialog>
  )
}

const Mrn = ({ of, mrn }: { of: string; mrn: string }) => (
  <Box borderWidth="1px" borderColor="border.emphasized" borderRadius="l2" p="3" minW="0" color="fg">
    <Text textStyle="sm" color="fg.muted">
      {of}
    </Text>
    <Text fontSize="3xl" lineHeight="1.2" fontWeight="bold" overflowWrap="anywhere">
      {mrn}
    </Text>
  </Box>
)
