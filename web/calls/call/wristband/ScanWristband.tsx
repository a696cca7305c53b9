import { ScanLine } from 'lucide-react'
import { useEffect, useState } from 'react'
import { later } from '../../../ui/browser/later'
import { IconButton } from '../../../ui/parts/IconButton'

const ScanDialog = later(() => import('./ScanDialog').then((module) => module.ScanDialog))

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

/** Scans the patient's wristband beside the MRN of the surrounding call form (rules 10.13b). */
export const ScanWristband = () => {
  const [isOpen, setOpen] = useState(false)
  if (!useHasCamera()) return null
  return (
    <>
      <IconButton
        icon={ScanLine}
        label="Scan wristband"
        size="md"
        variant="outline"
        flexShrink="0"
        type="button"
        onClick={() => setOpen(true)}
      />
      {isOpen && <ScanDialog onClose={() => setOpen(false)} />}
    </>
  )
}
