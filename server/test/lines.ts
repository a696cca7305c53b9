import type { Hospital, Person } from './hospital'

type Placed = { room?: string | null; types?: string[]; by?: Person; mrn?: string; name?: string; lastName?: string }

/** An open line, placed by a completed call that recorded its types. */
export const placeLine = async ({ clients, riverside, lakeshore, people, clock }: Hospital, { room, types = [], by = people.rosa, mrn = 'R-1', name = 'R arm', lastName = 'Ito' }: Placed = {}): Promise<string> => {
  const { system } = clients
  const provider = by.providerId === riverside.id ? riverside : lakeshore
  const roomId = room === null ? null : (room ?? provider.facilities[0]!.roomIds[0]!)
  const placed = new Date(clock.now.getTime() - 24 * 3_600_000)
  const line = await system.line.create({ data: { providerId: provider.id, name, mrn, roomId, roomDescription: roomId ? null : 'Day room', createdAt: placed } })
  const call = await system.call.create({
    data: {
      ...{ providerId: provider.id, lineId: line.id, roomId, mrn, patientFirstName: 'Hana', patientLastName: lastName, dob: new Date('1950-03-01'), orderingProvider: 'Dr. Osei' },
      ...{ purposeId: provider.purposes['PICC Insertion']!, statusCodeId: provider.statuses.Normal! },
      ...{ createdAt: placed, aliveAt: placed, announcedAt: placed, updatedAt: placed, completedAt: placed, completedById: by.id },
    },
  })
  if (types.length > 0) await recordTypes({ clients, riverside, lakeshore } as Hospital, call.id, provider.id, types)
  return line.id
}

/** What a completed call told of the types of its line (rules 4.7). */
export const recordTypes = async ({ clients, riverside, lakeshore }: Hospital, callId: string, providerId: string, types: string[]): Promise<void> => {
  const { procedures, fields } = providerId === riverside.id ? riverside : lakeshore
  await clients.system.callValue.create({
    data: {
      ...{ providerId, callId, fieldId: fields['Insertion Type']!, procedureId: procedures.Insertion!, procedureName: 'Insertion', procedureWeight: 0 },
      ...{ fieldName: 'Insertion Type', fieldWeight: 0, fieldType: 'radio', followUpTypeName: true, endFollowUp: false, values: types },
    },
  })
}
