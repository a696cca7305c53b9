/** The status codes that the rules go by (calls, section 9). */
export const statusNames = { normal: 'Normal', stat: 'Stat', onHold: 'On Hold' } as const

export const isStat = (statusName: string): boolean => statusName === statusNames.stat
export const isOnHold = (statusName: string): boolean => statusName === statusNames.onHold
