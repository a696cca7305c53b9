import { createContext } from 'react'

/** What a person changed in a form: by field, the value before and the value now. */
export type FormChanges = Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>

/** Keeps what is typed into forms. */
export type FormKeeper = {
  /** What a closed page left in this form; from now on it is this page's. Null when there is nothing. */
  take: (form: string) => Promise<FormChanges | null>
  /** False when this browser cannot keep it. */
  write: (form: string, changes: FormChanges) => Promise<boolean>
  forget: (form: string) => Promise<void>
}

/** The frame provides it. Without one nothing is kept. */
export const FormKeeperContext = createContext<FormKeeper | null>(null)
