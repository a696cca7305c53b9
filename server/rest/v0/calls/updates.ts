import { addCallUpdate } from '../../../services/calls/updates/addCallUpdate'
import { readCallUpdates, readUpdates, type CallUpdate } from '../../../services/calls/updates/readUpdates'
import { commandRoute } from '../kernel/commandRoute'
import { answer, flag, list, moment, pick, record, text, uuid } from '../kernel/jsonSchema'
import { readRoute, type Route } from '../kernel/route'
import { callsPath } from './callVerb'

const update = answer(
  'CallUpdate',
  'A short message between the ward that asked for a call and the team.',
  record({
    id: uuid(),
    text: text('What was written.'),
    isWorse: flag('Whether the ward said with it that it is worse.'),
    isFromWard: flag('Whether the ward wrote it; otherwise the team did.'),
    writtenAt: moment('When it was written.'),
    by: text("The full name of the person, or the name of the ward's device."),
  }),
  (row: CallUpdate) => pick(row, 'id', 'text', 'isWorse', 'isFromWard', 'writtenAt', 'by'),
)

const path = `${callsPath}/{id}/updates`

export const updateRoutes: Route[] = [
  readRoute(
    'readCallUpdates',
    path,
    'What the ward that asked for a call and the team wrote to each other, the oldest first',
    list(update.schema),
    async ({ request, params }) => (await readCallUpdates(request, params.id!)).map(update.show),
  ),
  commandRoute('POST', path, addCallUpdate, list(update.schema), async ({ request }, input) => {
    const { callId } = await addCallUpdate(request, input)
    // Whoever wrote reads what was written, also when the call has ended since.
    const updates = await readUpdates(request.clients.forProvider(request.actor!.providerId), [callId])
    return [...updates.values()].flat().map(update.show)
  }),
]
