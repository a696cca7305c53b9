import { Box, Button, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { readWristband, type Barcode, type Scanned } from 'domain/calls/entries/wristband'
import { useFormField } from '../../../forms/fields/useFormField'
import { Dialog, PageIsCovered } from '../../../ui/dialog/Dialog'
import { useNotify } from '../../../ui/notices/notices'
import { scan, type ScanFailure } from './scan'

const Video = chakra('video')

const orType = 'Or type the MRN.'
const failures: Record<ScanFailure, string> = {
  blocked: `The camera is blocked for this page. Allow it in the settings of the browser and try again. ${orType}`,
  missing: `No camera was found. ${orType}`,
  busy: `The camera did not start. Close other programs that use it and try again. ${orType}`,
  unread: `The barcode reader could not be loaded. Check the connection and try again. ${orType}`,
}

type Step = 'opening' | 'looking' | { failed: ScanFailure } | Extract<Scanned, { is: 'different' }>

/**
 * Reads the wristband with the camera. Its MRN fills the empty field or is compared with it; another one is shown beside
 * it, and the person decides before anything is recorded. The picture stays on the device.
 */
export const ScanDialog = ({ onClose }: { onClose: () => void }) => {
  const notify = useNotify()
  const { value: entered, setValue } = useFormField<string>('mrn')
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [step, setStep] = useState<Step>('opening')
  const [note, setNote] = useState('')
  const isHidden = useContext(PageIsCovered)

  const fill = (mrn: string) => {
    setValue(mrn)
    onClose()
  }
  const read = useEffectEvent((barcode: Barcode | 'several') => {
    if (barcode === 'several') return setNote('Several barcodes are in sight. Show only the one of the wristband.')
    const scanned = readWristband(barcode, entered)
    if (scanned.is === 'nothing') return setNote(scanned.why)
    if (scanned.is === 'different') return setStep(scanned)
    if (scanned.is === 'same') {
      notify({ kind: 'success', title: 'The wristband has the MRN of the call' })
      return onClose()
    }
    notify({ kind: 'success', title: 'MRN filled in from the wristband' })
    fill(scanned.mrn)
  })
  useEffect(() => {
    if (!video || isHidden) return
    return scan(video, {
      onReady: () => setStep('looking'),
      onFailed: (failed) => setStep({ failed }),
      onRead: (barcode) => read(barcode),
    })
  }, [video, isHidden])

  if (typeof step === 'object' && 'is' in step)
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
            <Button onClick={() => fill(step.mrn)}>Use the Wristband’s MRN</Button>
          </>
        }
      >
        <Text mb="3">Make sure that this is the right patient. Nothing has been recorded.</Text>
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3">
          <Mrn of="This call" mrn={step.entered} />
          <Mrn of="Wristband" mrn={step.mrn} />
        </Grid>
      </Dialog>
    )

  const failure = typeof step === 'object' ? step.failed : null
  return (
    <Dialog isOpen onClose={onClose} title="Scan wristband">
      {failure ? (
        <Flex role="alert" direction="column" gap="4" align="start">
          <Text>{failures[failure]}</Text>
          {failure !== 'missing' && <Button onClick={() => setStep('opening')}>Try Again</Button>}
        </Flex>
      ) : (
        <>
          <Box position="relative" borderRadius="l2" overflow="hidden" bg="black">
            <Video
              ref={setVideo}
              aria-label="Camera"
              muted
              playsInline
              w="full"
              h="min(50dvh, 20rem)"
              objectFit="cover"
            />
            <Box
              position="absolute"
              inset="18% 8%"
              borderWidth="3px"
              borderColor="white"
              borderRadius="l2"
              opacity="0.9"
              pointerEvents="none"
            />
          </Box>
          <Text role="status" mt="3" minH="3em" fontWeight={note ? 'semibold' : undefined}>
            {note ||
              (step === 'opening' ? 'Starting the camera…' : 'Hold the barcode of the wristband inside the frame.')}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            The picture stays on this device.
          </Text>
        </>
      )}
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
