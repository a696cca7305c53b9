import { ScanLine } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Scanned } from 'domain/calls/entries/wristband'
import { later } from '../../../ui/browser/later'
import { useScan, type Scan } from '../../../ui/keys/scans'
import { useNotify } from '../../../ui/notices/notices'
import { IconButton } from '../../../ui/parts/IconButton'
import { useWristband } from './useWristband'

const DifferentMrn = later(() => import('./DifferentMrn').then((module) => module.DifferentMrn))

const ScanDialog = later(() => import('./ScanDialog').then((module) => module.ScanDialog), { takesKeys: true })

/** Whether this device has a camera that a page may ask for. Browsers tell so much without asking. */
const useHasCamera = (): boolean => {
  const [has, setHas] = useState(false)
  useEffect(() => {
    // Without https there are no media devices.
    const devices = navigator.mediaDevices as MediaDevices | undefined
    void devices
      ?.enumerateDevices()
      .then((all) => setHas(all.some(({ kind }) => kind === 'videoinput')))
      .catch(() => {})
  }, [])
  return has
}

/**
 * Scans the patient's wristband beside the MRN of the surrounding call form: with the camera (rules 10.13b), and with a
 * handheld scanner at any time, beside the fields and in that of the MRN (10.13c).
 */
export const ScanWristband = () => {
  const [isOpen, setOpen] = useState(false)
  const [different, setDifferent] = useState<Extract<Scanned, { is: 'different' }> | null>(null)
  const hasCamera = useHasCamera()
  const notify = useNotify()
  const { read, setMrn } = useWristband()
  useScan(
    ({ text, replaced }: Scan) => {
      const scanned = read({ text, format: '' }, replaced ?? undefined)
      if (replaced !== null && scanned.is !== 'fills') setMrn(replaced)
      if (scanned.is === 'nothing') return notify({ kind: 'error', title: scanned.why })
      if (scanned.is === 'different') setDifferent(scanned)
    },
    { of: 'page' },
  )
  return (
    <>
      {hasCamera && (
        <IconButton
          icon={ScanLine}
          label="Scan wristband"
          size="md"
          variant="outline"
          flexShrink="0"
          type="button"
          onClick={() => setOpen(true)}
        />
      )}
      {isOpen && <ScanDialog onClose={() => setOpen(false)} />}
      {different && <DifferentMrn scanned={different} onUse={setMrn} onClose={() => setDifferent(null)} />}
    </>
  )
}
