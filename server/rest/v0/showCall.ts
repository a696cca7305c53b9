import { requiredFields } from '../../domain/calls/requiredFields'
import { fromDatabaseDate } from '../../domain/kernel/calendarDate'
import type { FoundCall } from '../../services/calls/callRow'
import type { QueuedCall } from '../../services/calls/readCall'
import type { ActiveCall } from '../../services/calls/readActiveCalls'

/** A call in the queue: everything but the patient's details, which a list that is polled has no need of (docs/decisions/0004). */
export const showQueuedCall = (call: ActiveCall) => ({
  id: call.id,
  version: call.version,
  aliveAt: call.aliveAt,
  createdAt: call.createdAt,
  startTime: call.startTime,
  completedAt: call.completedAt,
  updatedAt: call.updatedAt,
  dressingChangeDate: call.dressingChangeDate,
  deleted: call.deletedAt !== null,
  ...showLine(call.line),
  purpose: {
    id: call.purpose.id,
    name: call.purpose.name,
    weight: call.purpose.weight,
    lineCheck: call.purpose.lineCheck,
  },
  customJob: call.customJob,
  room: call.room && { id: call.room.id, name: call.room.name, facility: showFacility(call.room.facility) },
  roomDescription: call.roomDescription,
  statusCode: { id: call.statusCode.id, name: call.statusCode.name },
  assignedTo: call.assignedTo,
  updatedBy: call.updatedBy,
  completedBy: call.completedBy,
  contact: call.contact,
  insertedBy: call.insertedBy,
  preComments: call.preComments,
  comments: call.comments,
  images: call.images.map(showImage),
  workOrders: call.workOrders.map(({ id, user, isTraining, isAssisting, start, end }) => ({
    id,
    user,
    isTraining,
    isAssisting,
    start,
    end,
  })),
})

/** A call in the lists of completed and deleted calls: with the patient's name and MRN (rules 3.16a). */
export const showPastCall = (call: QueuedCall) => ({
  ...showQueuedCall(call),
  patientFirstName: call.patientFirstName,
  patientLastName: call.patientLastName,
  mrn: call.mrn,
})

/** What is told of an image; its bytes have an address of their own. */
export const showImage = ({ id, fileName, contentType, size }: ActiveCall['images'][number]) => ({
  id,
  fileName,
  contentType,
  size,
})

/** A call with everything (calls, section 3). */
export const showCall = (call: FoundCall) => ({
  ...showQueuedCall(call),
  orderingProvider: call.orderingProvider,
  patientFirstName: call.patientFirstName,
  patientLastName: call.patientLastName,
  dob: call.dob && fromDatabaseDate(call.dob),
  mrn: call.mrn,
  followUpDays: call.followUpDays,
  fields: call.values.map(showRecorded),
})

const showLine = (line: ActiveCall['line']) => ({
  lineId: line && line.id,
  line: line && { id: line.id, name: line.name, infection: line.infection, infectionNotes: line.infectionNotes },
})

const showFacility = (facility: { id: string; name: string; requiredCallFields: string[] }) => ({
  id: facility.id,
  name: facility.name,
  requiredCallFields: requiredFields(facility.requiredCallFields),
})

const showRecorded = ({
  fieldId,
  fieldName,
  fieldType,
  procedureId,
  procedureName,
  followUpTypeName,
  values,
}: FoundCall['values'][number]) => ({
  fieldId,
  field: { id: fieldId, name: fieldName, type: fieldType, procedureId, procedureName, followUpTypeName },
  values,
})
