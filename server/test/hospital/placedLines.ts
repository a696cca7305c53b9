import type { Hospital, Person } from './hospital'

type Placed = { room?: string | null; types?: string[]; by?: Person }

/** An open line, placed by a completed call that recorded its types. */
export const placeLine = async (
  hospital: Hospital,
  { room, types = [], by = hospital.people.rosa }: Placed = {},
): Promise<string> => {
  const { clients, riverside, lakeshore, clock } = hospital
  const { system } = clients
  const mrn = 'R-1'
  const provider = by.providerId === riverside.id ? riverside : lakeshore
  const roomId = room === null ? null : (room ?? provider.facilities[0]!.roomIds[0]!)
  const placed = new Date(clock.now.getTime() - 24 * 3_600_000)
  const line = await system.line.create({
    data: {
      providerId: provider.id,
      name: 'R arm',
      mrn,
      roomId,
      roomDescription: roomId ? null : 'Day room',
      createdAt: placed,
    },
  })
  const call = await system.call.create({
    data: {
      ...{
        providerId: provider.id,
        lineId: line.id,
        roomId,
        mrn,
        patientFirstName: 'Hana',
        patientLastName: 'Ito',
        dob: new Date('1950-03-01'),
        orderingProvider: 'Dr. Osei',
      },
      ...{ purposeId: provider.purposes['PICC Insertion']!, statusCodeId: provider.statuses.Normal! },
      ...{
        createdAt: placed,
        aliveAt: placed,
        announcedAt: placed,
        updatedAt: placed,
        completedAt: placed,
        completedById: by.id,
      },
    },
  })
  if (types.length > 0) await recordTypes(hospital, call.id, provider.id, types)
  return line.id
}

/** Records the line types of a completed call (rules 4.7). */
export const recordTypes = async (
  { clients, riverside, lakeshore }: Hospital,
  callId: string,
  providerId: string,
  types: string[],
): Promise<void> => {
  const { procedures, fields } = providerId === riverside.id ? riverside : lakeshore
  await clients.system.callValue.create({
    data: {
      ...{
        providerId,
        callId,
        fieldId: fields['Insertion Type']!,
        procedureId: procedures.Insertion!,
        procedureName: 'Insertion',
        procedureWeight: 0,
      },
      ...{
        fieldName: 'Insertion Type',
        fieldWeight: 0,
        fieldType: 'radio',
        followUpTypeName: true,
        endFollowUp: false,
        values: types,
      },
    },
  })
}
