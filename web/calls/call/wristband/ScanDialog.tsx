import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useContext, useEffect, useEffectEvent, useState } from 'react'
import type { Scanned } from 'domain/calls/entries/wristband'
import type { Barcode } from 'domain/kernel/input/barcode'
import { Dialog, PageIsCovered } from '../../../ui/dialog/Dialog'
import { useScan } from '../../../ui/keys/scans'
import { DifferentMrn } from './DifferentMrn'
import { scan, type ScanFailure } from './scan'
import { useWristband } from './useWristband'

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
  const { read, setMrn } = useWristband()
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [step, setStep] = useState<Step>('opening')
  const [note, setNote] = useState('')
  const isHidden = useContext(PageIsCovered)

  const understand = (barcode: Barcode | 'several') => {
    if (barcode === 'several') return setNote('Several barcodes are in sight. Show only the one of the wristband.')
    const scanned = read(barcode)
    if (scanned.is === 'nothing') return setNote(scanned.why)
    if (scanned.is === 'different') return setStep(scanned)
    onClose()
  }
  const isAsking = typeof step === 'object' && 'is' in step
  // A handheld scanner is heard here as well.
  useScan(({ text }) => understand({ text, format: '' }), { of: 'dialog', isOffered: !isAsking })
  const seen = useEffectEvent(understand)
  useEffect(() => {
    if (!video || isHidden) return
    return scan(video, {
      onReady: () => setStep('looking'),
      onFailed: (failed) => setStep({ failed }),
      onRead: (barcode) => seen(barcode),
    })
  }, [video, isHidden])

  if (isAsking) return <DifferentMrn scanned={step} onUse={setMrn} onClose={onClose} />

  const failure = typeof step === 'object' ? step.failed : null
  return (
    <Dialog isOpen onClose={onClose} title="Scan wristband">
      {failure ? (
        <Flex role="alert" direction="column" gap="4" align="start">
          <Text>{failures[failure]}</Text>
          {note && <Text fontWeight="semibold">{note}</Text>}
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
