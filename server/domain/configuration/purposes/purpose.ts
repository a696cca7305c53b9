/** The purposes that the rules know by name (calls, section 9). */
export const purposeNames = { dressingChange: 'Dressing Change', custom: 'Custom' } as const

/** A call with this purpose must name its own job. */
export const needsCustomName = (purposeName: string): boolean => purposeName === purposeNames.custom
