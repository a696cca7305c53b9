/** The purposes that the rules know by name (calls, section 9). */
export const purposeNames = { dressingChange: 'Dressing Change', custom: 'Custom' } as const

/** A call with this purpose needs its own name. */
export const needsCustomName = (purposeName: string): boolean => purposeName === purposeNames.custom
