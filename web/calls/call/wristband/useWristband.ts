import { readWristband, type Scanned } from 'domain/calls/entries/wristband'
import type { Barcode } from 'domain/kernel/input/barcode'
import { useFormField } from '../../../forms/fields/useFormField'
import { useNotify } from '../../../ui/notices/notices'

/** What scanned wristbands mean for the MRN of the surrounding call form (rules 10.13b). */
export const useWristband = () => {
  const notify = useNotify()
  const { value: entered, setValue: setMrn } = useFormField<string>('mrn')
  return {
    setMrn,
    /** Confirms the same MRN and fills an empty one. What else there is, the caller tells. */
    read: (barcode: Barcode, mrn = entered): Scanned => {
      const scanned = readWristband(barcode, mrn)
      if (scanned.is === 'same') notify({ kind: 'success', title: 'The wristband has the MRN of the call' })
      if (scanned.is === 'fills') notify({ kind: 'success', title: 'MRN filled in from the wristband' })
      if (scanned.is === 'fills') setMrn(scanned.mrn)
      return scanned
    },
  }
}
