import type { CallSort } from 'domain/calls/past/pastList'

/** The columns, and by which sorts a list runs along them. */
export const columns: readonly { name: string; sorts: readonly CallSort[] }[] = [
  { name: 'Call', sorts: [] },
  { name: 'Patient, MRN', sorts: [] },
  { name: 'Room', sorts: ['room'] },
  { name: 'Hospital', sorts: ['facility'] },
  { name: 'Status', sorts: ['status'] },
  { name: 'Created', sorts: ['createdAt'] },
  { name: 'Start', sorts: ['startTime'] },
  { name: 'Response Time', sorts: ['responseTime'] },
  { name: 'Completed', sorts: ['completedAt'] },
  { name: 'Procedure Time', sorts: ['procedureTime'] },
  { name: 'Clinician', sorts: ['clinician'] },
]
