import { requireableCallFields, requiredFields } from '../../domain/calls/entries/requiredFields'
import { byName } from '../../domain/kernel/input/names'
import { visibleFacilities } from '../../services/configuration/facilities/visibility'
import { builder } from '../kernel/builder'
import { hints } from '../kernel/cost'
import { foundAmong } from '../kernel/node'
import { RequireableCallFieldRef } from '../kernel/configurationTypes'

builder.prismaNode('Facility', {
  description: 'A place of the provider: a hospital, a campus, a clinic.',
  ...foundAmong(visibleFacilities),
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID, as the REST contract has it.' }),
    name: t.exposeString('name', { description: 'As it is shown.' }),
    timeZone: t.exposeString('timeZone', { description: 'IANA zone of its clocks.' }),
    followUpsEnabled: t.exposeBoolean('followUpsEnabled', {
      description: 'Whether closing a call here schedules the next one for its line.',
    }),
    weight: t.exposeInt('weight', { description: 'Place in the list, from 0.' }),
    version: t.exposeInt('version', { description: 'Grows with each change; `expectedVersion` of a verb goes by it.' }),
    requiredCallFields: t.field({
      type: [RequireableCallFieldRef],
      description: 'What must be filled in to close a call here.',
      select: { requiredCallFields: true },
      resolve: (facility) => requiredFields(facility.requiredCallFields),
    }),
    rooms: t.field({
      ...hints({ size: 50 }),
      type: [RoomRef],
      description: 'Rooms that may be chosen now, by name: room 9 before room 10.',
      select: (_args, _context, nested) => ({ rooms: nested({ where: { hiddenAt: null }, select: { name: true } }) }),
      resolve: ({ rooms }) => byName(rooms) as never,
    }),
    allRooms: t.field({
      ...hints({ size: 50, personal: true }),
      type: [RoomRef],
      nullable: true,
      needs: 'catalogue:see',
      description: 'All of its rooms, by name, the hidden ones too. Null for people who may not see the configuration.',
      select: (_args, _context, nested) => ({ rooms: nested({ select: { name: true } }) }),
      resolve: ({ rooms }) => byName(rooms) as never,
    }),
  }),
})

const RoomRef = builder.prismaNode('Room', {
  description: 'A room of a facility.',
  ...foundAmong((actor) => ({ facility: visibleFacilities(actor) })),
  fields: (t) => ({
    databaseId: t.exposeID('id', { description: 'The raw UUID, as the REST contract has it.' }),
    name: t.exposeString('name', { description: 'Its number or name in the facility.' }),
    version: t.exposeInt('version', { description: 'Grows with each change; `expectedVersion` of a verb goes by it.' }),
    hidden: t.boolean({
      description: 'Whether it is out of new choices.',
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
