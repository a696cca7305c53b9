/** The entries of a line's form with their labels, in its order. */
export const lineFieldNames = {
  name: 'Line Name',
  followUpInterval: 'Follow Up Interval (days)',
  nextChangeDate: 'Next Change Date',
  roomId: 'Room',
  roomDescription: 'Room Description',
  infection: 'Has Infection',
  infectionNotes: 'Infection Notes',
  infectionHistory: 'Infection History',
} as const
