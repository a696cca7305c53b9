import {
  createFacility,
  deleteFacility,
  reorderFacilities,
  updateFacility,
} from '../../services/configuration/facilities/configureFacilities'
import { addRooms, hideRoom, renameRoom, showRoom } from '../../services/configuration/facilities/configureRooms'
import { visibleFacilities } from '../../services/configuration/facilities/visibility'
import { actorOf } from '../kernel/context'
import type { SuccessFields } from '../kernel/inputs'
import { verb } from '../kernel/verb'
import { goneId, provider } from './inputs'

type Done = { facilityId: string }

const facilityAfter = <S extends Done>(t: SuccessFields<S>) =>
  t.prismaField({
    type: 'Facility',
    description: 'The facility as it is now.',
    resolve: (query, { facilityId }, _args, context) =>
      context.db.facility.findUniqueOrThrow({
        ...query,
        where: { id: facilityId, AND: visibleFacilities(actorOf(context)) },
      }),
  })

const after = (t: SuccessFields<Done>) => ({ facility: facilityAfter(t), ...provider(t) })

const roomAfter = (t: SuccessFields<Done & { roomId: string }>) => ({
  room: t.prismaField({
    type: 'Room',
    description: 'The room as it is now.',
    resolve: (query, { roomId }, _args, context) =>
      context.db.room.findUniqueOrThrow({
        ...query,
        where: { id: roomId, AND: { facility: visibleFacilities(actorOf(context)) } },
      }),
  }),
  facility: facilityAfter(t),
})

verb(createFacility, { success: after })
verb(updateFacility, { success: after })
verb(deleteFacility, {
  success: (t) => ({ deletedFacilityId: goneId(t, 'Facility', ({ facilityId }) => facilityId), ...provider(t) }),
})
verb(reorderFacilities, { success: provider })

verb(addRooms, { success: (t) => ({ facility: facilityAfter(t) }) })
verb(renameRoom, { success: roomAfter })
verb(hideRoom, { success: roomAfter })
verb(showRoom, { success: roomAfter })
