import { readCallAfter } from '../../../services/calls/readCall'
import type { Command } from '../../../services/kernel/command'
import { commandRoute, type RouteOptions } from '../kernel/commandRoute'
import type { BodyFields, Route } from '../kernel/route'
import { call } from './showCall'

export const callsPath = '/providers/{providerId}/calls'

/** The forms in which REST takes a date of birth. */
const dob = {
  dob: {
    input: 'dob',
    description:
      'Date of birth of the patient, within the last 130 years and not later than today at the facility: `YYYY-MM-DD`, `MM/DD/YYYY`, or a moment, whose date is used as written.',
  },
}

/** Fields that have another name in the update of a call than in the call itself (calls, section 7). */
export const renamed = {
  fields: {
    ...dob,
    preProcedureNotes: { input: 'preComments' },
    callPurposeId: { input: 'purposeId' },
  } satisfies BodyFields,
  without: ['preComments', 'purposeId'],
}

/** The route of a verb that answers the call as it is afterwards. */
export const callRoute = <R extends { callId: string }>(
  method: Route['method'],
  path: string,
  command: Command<R, never>,
  options?: RouteOptions,
): Route =>
  commandRoute(
    method,
    path,
    command,
    call.schema,
    async ({ request }, input) =>
      call.show(await command(request, input, (context, { callId }) => readCallAfter(context, callId))),
    options,
  )

/** The route of a verb on the call of the path. */
export const post = <R extends { callId: string }>(path: string, command: Command<R, never>, options?: RouteOptions) =>
  callRoute('POST', `${callsPath}/{id}${path}`, command, options)
