import { createContext, useContext } from 'react'

/** What a procedure recorded last time for one of its fields, as its control shows it. */
export type LastValue = {
  /** The day, as "11/15". */
  day: string
  /** Values that can be chosen again, until they are confirmed or declined. */
  offered: readonly string[]
  /** Values whose options do not exist any more. */
  gone: readonly string[]
  /** A number that is measured anew each time: it is only compared. */
  compared: string | null
  onConfirm: () => void
  onDecline: () => void
}

/** A procedure's last record, as its row offers it. */
export type LastTimeOf = {
  day: string
  /** Offers the values; null once they are offered, and when there is nothing to offer. */
  onOffer: (() => void) | null
  /** The number of offered values that are not confirmed yet. */
  pending: number
  onConfirmAll: () => void
}

type LastTime = {
  valueOf: (fieldId: string) => LastValue | null
  of: (procedureId: string) => LastTimeOf | null
}

/** Nothing by default, as in the preview of a procedure. */
export const LastTimeContext = createContext<LastTime>({ valueOf: () => null, of: () => null })

export const useLastTimeOf = (procedureId: string): LastTimeOf | null => useContext(LastTimeContext).of(procedureId)

export const useLastValue = (fieldId: string): LastValue | null => useContext(LastTimeContext).valueOf(fieldId)
