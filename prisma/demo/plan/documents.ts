/** What differs from a person who has everything, in good order: by e-mail address and requirement. */
export type Exception =
  | { kind: 'missing' }
  /** Approved, with so many days left; fewer than 1: it has expired. */
  | { kind: 'left'; days: number }
  /** Waits for a review since so many hours, after one that expires in so many days; null: after none. */
  | { kind: 'waits'; hours: number; leftBefore: number | null }
  /** Rejected so many days ago, after one that is still good. */
  | { kind: 'rejected'; days: number; reason: string }

export const exceptions: Record<string, Record<string, Exception>> = {
  // Locked, because these two are asked of her: with them, and a review, she can be unlocked.
  'locked@demo.example': { BLS: { kind: 'left', days: -41 }, 'TB Test': { kind: 'missing' } },
  'clinician@demo.example': { 'Influenza Vaccination': { kind: 'left', days: 21 } },
  'nurse2@demo.example': { ACLS: { kind: 'waits', hours: 20, leftBefore: 6 } },
  'keiko@demo.example': { 'N95 Fit Test': { kind: 'waits', hours: 3, leftBefore: null } },
  'fatima@demo.example': {
    'TB Test': { kind: 'rejected', days: 2, reason: 'The second page, with the result, is missing. Please send both.' },
  },
  'liam@demo.example': { BLS: { kind: 'left', days: 12 }, 'RN License': { kind: 'left', days: 26 } },
  'elena@demo.example': { 'Influenza Vaccination': { kind: 'left', days: -9 } },
  'soren@demo.example': {
    'TB Test': { kind: 'missing' },
    'Influenza Vaccination': { kind: 'missing' },
    'N95 Fit Test': { kind: 'missing' },
  },
  'samuel@demo.example': { 'CRNI or VA-BC': { kind: 'missing' } },
  'meiling@demo.example': { 'Orientation: Harbour Unit': { kind: 'missing' } },
}

/** How long documents are good for, in days. */
export const validDays: Record<string, number> = {
  'RN License': 730,
  BLS: 730,
  ACLS: 730,
  'CRNI or VA-BC': 1_095,
  'TB Test': 365,
  'Influenza Vaccination': 365,
  'N95 Fit Test': 365,
}

/** Documents that people photograph. */
export const photographed: readonly string[] = ['N95 Fit Test', 'BLS']
