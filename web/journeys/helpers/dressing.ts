import type { Rest } from './integration'

type Field = { id: string; name: string; options: { value: string }[] }
type Procedure = { id: string; name: string; fields: Field[] }

/** The values of a procedure's fields by their names, as the contract takes them. */
const recorded = async (rest: Rest, procedure: string, values: Record<string, string[]>) => {
  const { fields } = (await rest<Procedure[]>('GET', '/procedures')).find(({ name }) => name === procedure)!
  return Object.entries(values).map(([name, entries]) => ({
    fieldId: fields.find((field) => field.name === name)!.id,
    values: entries,
  }))
}

type Facility = {
  followUpsEnabled: boolean
  requiredCallFields: { key: string }[]
  rooms: { id: string; name: string }[]
}

/** A room without a call in the queue, in a facility that requires only the contact, so that its name finds one call. */
const freeRoom = async (rest: Rest) => {
  const active = await rest<{ room: { id: string } | null }[]>('GET', '/calls/active')
  const plain = (await rest<Facility[]>('GET', '/facilities')).find(
    ({ followUpsEnabled, requiredCallFields }) =>
      followUpsEnabled && requiredCallFields.every(({ key }) => key === 'contact'),
  )!
  return plain.rooms.find(({ id }) => active.every(({ room }) => room?.id !== id))!
}

const purposeNamed = async (rest: Rest, wanted: string): Promise<string> =>
  (await rest<{ id: string; name: string }[]>('GET', '/callpurposes')).find(({ name }) => name === wanted)!.id

/** What a dressing change records. */
export const lastValues = {
  Dressing: ['Transparent'],
  'Site appearance': ['Clean, dry, intact'],
  Securement: ['Adhesive device'],
  'External (cm)': ['3'],
}

/** A dressing change in the queue, on a line whose dressing was changed before, with these values. */
export const dressingChangeDue = async (rest: Rest, lastName: string, values: Record<string, string[]>) => {
  const room = await freeRoom(rest)
  const { id } = await rest<{ id: string }>('POST', '/calls', {
    purposeId: await purposeNamed(rest, 'PICC Insertion'),
    roomId: room.id,
    contact: `first ${lastName}`,
  })
  const lineId = await rest<string>('POST', `/calls/${id}/closeandcreate`, {
    updateModel: { patientFirstName: 'Felix', patientLastName: lastName, dob: '1981-12-24', mrn: `D-${lastName}` },
    lineName: `${lastName}'s Line`,
    closeModel: {
      fields: await recorded(rest, 'Insertion', {
        'Insertion Type': ['SL PICC'],
        Arm: ['Left'],
        Vein: ['Basilic'],
        Outcome: ['Successful'],
      }),
    },
  })
  const purposeId = await purposeNamed(rest, 'Dressing Change')
  const change = async (contact: string): Promise<string> => {
    const call = await rest<{ id: string }>('POST', `/lines/${lineId}/createcall`, { purposeId })
    await rest('PUT', `/calls/${call.id}`, { contact })
    return call.id
  }
  const before = await change(`before ${lastName}`)
  const { completedAt } = await rest<{ completedAt?: string }>('POST', `/calls/${before}/close`, {
    fields: await recorded(rest, 'Dressing Change', values),
  })
  if (!completedAt) throw new Error('the dressing change before was not closed')
  return { lineId, roomName: room.name, contact: `now ${lastName}`, callId: await change(`now ${lastName}`) }
}
