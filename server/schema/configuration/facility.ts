import { workingHourMeanings } from '../../domain/configuration/facilities/input'
import { requireableCallFields, requiredFields } from '../../domain/calls/entries/requiredFields'
import { byName } from '../../domain/kernel/input/names'
import { isKnownToDatabase } from '../../services/configuration/facilities/zones'
import { visibleFacilities } from '../../services/configuration/facilities/visibility'
import { builder } from '../kernel/builder'
import { hints } from '../kernel/plugins/cost'
import { foundAmong } from '../kernel/node'
import { RequireableCallFieldRef } from '../kernel/configurationTypes'

export const FacilityRef = builder.prismaNode('Facility', {
  description: 'A site of the provider: a hospital, a campus, a clinic.',
  ...foundAmong(visibleFacilities),
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID, as in the REST contract.' }),
    name: t.exposeString('name', { description: 'The name shown on screens.' }),
    timeZone: t.exposeString('timeZone', { description: 'Its IANA time zone.' }),
    timeZoneKnown: t.boolean({
      description:
        'Whether the database knows the time zone. If not, reports and the days of compliance count with its distance from UTC when the server started.',
      select: { timeZone: true },
      resolve: ({ timeZone }) => isKnownToDatabase(timeZone),
    }),
    followUpsEnabled: t.exposeBoolean('followUpsEnabled', {
      description: 'Whether closing a call here schedules the next one for its line.',
    }),
    workingFrom: t.exposeString('workingFrom', { nullable: true, description: workingHourMeanings.workingFrom }),
    workingTo: t.exposeString('workingTo', { nullable: true, description: workingHourMeanings.workingTo }),
    workingDays: t.exposeIntList('workingDays', { description: workingHourMeanings.workingDays }),
    weight: t.exposeInt('weight', { description: 'Position in the list, from 0.' }),
    version: t.exposeInt('version', {
      description: 'Increases with each change; verbs compare it with `expectedVersion`.',
    }),
    requiredCallFields: t.field({
      type: [RequireableCallFieldRef],
      description: 'The call fields that must be filled in to close a call here.',
      select: { requiredCallFields: true },
      resolve: (facility) => requiredFields(facility.requiredCallFields),
    }),
    rooms: t.field({
      ...hints({ size: 50 }),
      type: [RoomRef],
      description: 'Rooms that are not hidden, by name: room 9 before room 10.',
      select: (_args, _context, nested) => ({ rooms: nested({ where: { hiddenAt: null }, select: { name: true } }) }),
      resolve: ({ rooms }) => byName(rooms) as never,
    }),
    allRooms: t.field({
      ...hints({ size: 50, personal: true }),
      type: [RoomRef],
      nullable: true,
      needs: 'catalogue:see',
      description: 'All rooms, including hidden ones, by name. Null for people who may not see the configuration.',
      select: (_args, _context, nested) => ({ rooms: nested({ select: { name: true } }) }),
      resolve: ({ rooms }) => byName(rooms) as never,
    }),
  }),
})

const RoomRef = builder.prismaNode('Room', {
  description: 'A room of a facility.',
  ...foundAmong((actor) => ({ facility: visibleFacilities(actor) })),
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID, as in the REST contract.' }),
    name: t.exposeString('name', { description: 'Its number or name in the facility.' }),
    version: t.exposeInt('version', {
      description: 'Increases with each change; verbs compare it with `expectedVersion`.',
    }),
    hidden: t.boolean({
      description: 'Whether it is hidden: new calls cannot choose it.',
      select: { hiddenAt: true },
      resolve: ({ hiddenAt }) => hiddenAt !== null,
    }),
    facility: t.relation('facility', { description: 'Where it is.' }),
  }),
})

builder.queryField('requireableCallFields', (t) =>
  t.field({
    type: [RequireableCallFieldRef],
    permission: 'call:see',
    description: 'The call fields that may be required.',
    resolve: () => [...requireableCallFields],
  }),
)
