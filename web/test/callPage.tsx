import { screen, waitFor, within } from '@testing-library/react'
import { draftAfter, type DraftChange, type DraftEntry } from '../../server/domain/calls/entries/draft'
import { Fragment, type ComponentType, type ReactNode } from 'react'
import type { PreloadedQuery } from 'react-relay'
import type { MockResolvers } from 'relay-test-utils'
import CallPageQuery, { type CallPageQuery as Query } from '../calls/call/page/__generated__/CallPageQuery.graphql'
import CallPage from '../calls/call/page/CallPage'
import type { RecordedField } from '../calls/call/procedures/RecordedProcedures'
import type { OverwrittenEntry } from '../forms/record/Overwritten'
import { globalId } from '../relay/globalId'
import { ViewerContext } from '../relay/viewer'
import { fakeFeed } from './fakes/fakeFeed'
import { fill } from './fill'
import { answerTo, renderPage } from './renderWithRelay'
import { happening } from './settled'

const uuid = (n: number) => `00000000-0000-7000-8000-00000000000${n}`
export const viewerId = uuid(1)
export const callId = globalId('Call', uuid(9))

const nobody = {
  viewerIsLead: false,
  viewerCanAssign: false,
  viewerCanTakeOver: false,
  viewerCanAssist: false,
  viewerCanStopAssisting: false,
  viewerCanReturn: false,
  viewerCanHold: false,
  viewerCanResume: false,
  viewerCanMakeStat: false,
  viewerCanMakeNormal: false,
  viewerCanCorrect: false,
  viewerCanUpdateRole: false,
  viewerCanDelete: false,
  viewerCanUndelete: false,
  viewerCanClose: false,
  viewerCanSave: false,
  viewerCanWriteUpdate: false,
  viewerCanSeeHistory: true,
  viewerSaveRefusal: null as { code: string; message: string } | null,
}

/** A facility that always works. */
export const noHours = { workingFrom: null, workingTo: null, workingDays: [1, 2, 3, 4, 5, 6, 7] }

/** A call of Rosa Alvarez, seen by herself. */
const ownCall = {
  id: callId,
  databaseId: uuid(9),
  version: 3,
  createdAt: '2026-11-21T08:00:00.000Z',
  aliveAt: '2026-11-21T08:00:00.000Z',
  updatedAt: '2026-11-21T08:10:00.000Z',
  completedAt: null,
  deleted: false,
  patientFirstName: 'June',
  patientLastName: 'Park',
  dob: '1950-03-01',
  mrn: '4456535',
  orderingProvider: null,
  contact: 'RN Marcus',
  customJob: null,
  insertedBy: null,
  preComments: 'Right arm only',
  comments: null,
  roomDescription: null,
  line: null as {
    id: string
    databaseId?: string
    name: string
    completedAt: string | null
    infection: boolean
    infectionNotes: string | null
  } | null,
  fields: [] as RecordedField[],
  lastRecords: [] as {
    procedureId: string
    completedAt: string
    fields: { fieldId: string; values: string[] }[]
  }[],
  followUpDays: null as number | null,
  images: [] as { databaseId: string; fileName: string }[],
  purpose: { id: 'p2', databaseId: uuid(2), name: 'PICC Insertion', lineCheck: false } as {
    id: string
    databaseId: string
    name: string
    lineCheck: boolean
    procedureIds?: string[]
  },
  room: {
    id: 'r7',
    databaseId: uuid(7),
    name: '4B-12',
    facility: {
      id: 'f1',
      databaseId: uuid(5),
      name: 'Main Hospital',
      timeZone: 'America/New_York',
      followUpsEnabled: true,
      ...noHours,
      requiredCallFields: [{ key: 'mrn' }, { key: 'contact' }],
    },
  },
  statusCode: { id: 's1', name: 'Normal' },
  assignedTo: { id: 'u1', fullName: 'Rosa Alvarez', presence: 'ONLINE' },
  completedBy: null as { id: string; fullName: string } | null,
  updatedBy: { id: 'u1', fullName: 'Rosa Alvarez' },
  workOrders: [
    {
      id: 'w1',
      role: 'Lead',
      start: '2026-11-21T08:10:00.000Z',
      end: null,
      user: { id: 'u1', fullName: 'Rosa Alvarez', presence: 'ONLINE' },
    },
  ],
  followUpFrom: null as object | null,
  followUp: null as object | null,
  viewerOverwritten: [] as OverwrittenEntry[],
  updates: [] as object[],
  worseAt: null as string | null,
  worseText: null as string | null,
  latestUpdate: null as object | null,
  openBy: [] as { isEditing: boolean; user: { id: string; fullName: string } }[],
  viewerDraft: null as { revision: number; savedAt?: string; entries: DraftEntry[] } | null,
  ...nobody,
  viewerIsLead: true,
  viewerCanCorrect: true,
  viewerCanReturn: true,
  viewerCanHold: true,
  viewerCanMakeStat: true,
  viewerCanClose: true,
}

export type CallFacts = Omit<
  Partial<typeof ownCall>,
  'assignedTo' | 'room' | 'completedAt' | 'customJob' | 'updatedBy'
> & {
  assignedTo?: { id: string; fullName: string } | null
  updatedBy?: { id: string; fullName: string } | null
  room?: typeof ownCall.room | null
  completedAt?: string | null
  customJob?: string | null
}

export const ben = { id: 'u2', fullName: 'Ben Carter', presence: 'AWAY' }

/** Nobody has it, and the viewer may take it. */
export const unassigned: CallFacts = {
  ...nobody,
  assignedTo: null,
  workOrders: [],
  viewerCanAssign: true,
  viewerCanAssist: true,
  viewerCanHold: true,
  viewerCanMakeStat: true,
  viewerCanCorrect: true,
  viewerCanClose: true,
}

/** Ben Carter has it. */
export const bens: CallFacts = { ...unassigned, assignedTo: ben, viewerCanAssign: false, viewerCanTakeOver: true }

export const completedByBen: CallFacts = {
  ...nobody,
  completedAt: '2026-11-21T09:03:00.000Z',
  completedBy: ben,
  updatedBy: ben,
  version: 9,
  updatedAt: '2026-11-21T09:03:00.000Z',
}

const callWith = (over: CallFacts = {}) => {
  const call = { ...ownCall, ...over }
  const { version, updatedBy } = call
  return {
    ...call,
    entriesVersion: version,
    updatedBy: updatedBy && { ...updatedBy, databaseId: updatedBy.id },
    updatedById: updatedBy?.id ?? null,
  }
}

type FieldOptions = Partial<{
  required: boolean
  followUpTypeName: boolean
  hideHeader: boolean
  hideGroup: boolean
  options: object[]
}>
const option = (value: string, more: object = {}) => ({
  value,
  endFollowUp: false,
  immediateFollowUpInterval: null,
  requiredFieldIds: [],
  excludesOthers: false,
  ...more,
})
const procedureField = (databaseId: string, name: string, type: string, more: FieldOptions = {}) => ({
  databaseId,
  name,
  type,
  required: false,
  followUpTypeName: false,
  hideHeader: false,
  hideGroup: false,
  options: [],
  ...more,
})

/** A small configuration with every type of field. */
const procedures = [
  {
    databaseId: 'insertion',
    name: 'Insertion',
    followUpInterval: 7,
    requiredCallFields: [{ key: 'patientLastName' }],
    fields: [
      procedureField('type', 'Insertion Type', 'radio', {
        required: true,
        followUpTypeName: true,
        options: [option('SL PICC'), option('ML')],
      }),
      procedureField('tip', 'Tip confirmation', 'radio', {
        options: [option('ECG'), option('Chest X-ray', { requiredFieldIds: ['reader'] })],
      }),
      procedureField('reader', 'X-ray read by', 'text', { hideGroup: true }),
      procedureField('length', 'Catheter length (cm)', 'number', { hideGroup: true }),
    ],
  },
  {
    databaseId: 'dressing',
    name: 'Dressing',
    followUpInterval: null,
    requiredCallFields: [],
    fields: [
      procedureField('site', 'Site', 'checkboxes', { hideHeader: true, options: [option('Clean'), option('Red')] }),
      procedureField('biopatch', 'Biopatch', 'checkbox', { hideGroup: true }),
    ],
  },
  {
    databaseId: 'removal',
    name: 'Removal',
    followUpInterval: null,
    requiredCallFields: [],
    fields: [
      procedureField('reason', 'Reason', 'radio', {
        options: [option('Treatment ended', { endFollowUp: true }), option('Occlusion')],
      }),
    ],
  },
  {
    databaseId: 'education',
    name: 'Education',
    followUpInterval: null,
    requiredCallFields: [],
    fields: [procedureField('topic', 'Topic', 'text')],
  },
]

export const provider = {
  id: globalId('Provider', uuid(1)),
  databaseId: uuid(4),
  procedures,
  purposes: [
    { databaseId: uuid(1), name: 'Dressing Change' },
    { databaseId: uuid(2), name: 'PICC Insertion' },
    { databaseId: uuid(3), name: 'Custom' },
  ] as { databaseId: string; name: string; procedureIds?: string[] }[],
  facilities: [
    {
      databaseId: uuid(5),
      name: 'Main Hospital',
      timeZone: 'America/New_York',
      requiredCallFields: [{ key: 'mrn' }, { key: 'contact' }],
      rooms: [
        { databaseId: uuid(7), name: '4B-12' },
        { databaseId: uuid(8), name: '4B-13' },
      ],
    },
  ],
}

/** The call's page as its route shows it, over a mocked network and feed. */
export const openCall = async (
  over: CallFacts | null = {},
  Around: ComponentType<{ children: ReactNode }> = Fragment,
  {
    isTrainee = false,
    /** They ask for help, and do not work on calls. */
    isDesk = false,
    followUpsEnabled = true,
    hours = noHours as object,
    also = {} as Partial<typeof provider>,
    state = undefined as object | undefined,
  } = {},
) => {
  const { around, tell, catalogueMoved } = fakeFeed()
  const WithFeed = around((props: { queryRef: PreloadedQuery<Query> }) => (
    <Around>
      <ViewerContext
        value={{
          userId: viewerId,
          providerId: uuid(1),
          canCreateCall: true,
          canSeeLists: !isDesk,
          canSeeLines: !isDesk,
          canSeeConfiguration: false,
          canChangeConfiguration: false,
          canRunJobs: false,
          canSeeReports: false,
          canSeeUsers: false,
          canChangeUsers: false,
          canManageProviders: false,
          canManageTokens: false,
          canManageDevices: false,
          canSeeAudit: false,
          canReviewDocuments: false,
        }}
      >
        <CallPage {...props} />
      </ViewerContext>
    </Around>
  ))
  const page = renderPage<Query>(WithFeed, CallPageQuery, {
    variables: { id: callId },
    at: '/calls/9',
    path: '/calls/:id',
    state,
  })
  const facilities = provider.facilities.map((facility) => ({ ...facility, followUpsEnabled, ...hours }))
  await page.answer({
    Query: () => ({ node: over && { __typename: 'Call' } }),
    Call: ({ name }) => (name === 'followUpFrom' || name === 'followUp' ? over?.[name] : callWith(over ?? {})) ?? {},
    Viewer: () => ({
      provider: { ...provider, facilities, ...also },
      training: isTrainee,
      user: { id: 'u1', fullName: 'Rosa Alvarez' },
    }),
  })

  let serverDraft = over?.viewerDraft ?? { revision: 0, entries: [] }
  const isDraft = ({ request }: Operation) => request.node.params.name === 'useSaveCallDraftMutation'
  const isLook = ({ request }: Operation) => request.node.params.name === 'useLookAtCallMutation'
  const looks = () => page.environment.mock.getAllOperations().filter(isLook)
  // Drafts and viewer reports are sent in the background, so they are not listed with a person's actions.
  const waiting = () =>
    page.environment.mock.getAllOperations().filter((operation) => !isDraft(operation) && !isLook(operation))
  const drafts = () => page.environment.mock.getAllOperations().filter(isDraft)

  const refreshes = () => waiting().filter(({ request }) => request.node.params.name === 'useCallRefreshQuery')

  /** Somebody else did something: the feed reports it, and the page starts to read the call again. */
  const moves = async (isThere = true): Promise<Operation> => {
    const earlier = refreshes()
    const started = () => refreshes().find((operation) => !earlier.includes(operation))
    await tell(isThere ? { changedIds: [callId] } : { removed: [{ callId, reason: 'COMPLETED', by: null }] })
    await waitFor(() => expect(started()).toBeTruthy())
    return started()!
  }

  return {
    ...page,
    moves,
    /** The subscription delivers an event: the person counts as Online. */
    goOnline: () => happening(async () => page.link.heardPush()),
    goOffline: () => happening(async () => page.link.unreached()),
    /** The server answers again. */
    comeBack: () => happening(async () => page.link.reached()),
    /** The requests that wait for an answer: name and variables. */
    sent: () => waiting().map(({ request }) => [request.node.params.name, request.variables] as const),
    /** The inputs of the drafts that wait to be saved. */
    drafts: () => drafts().map(({ request }) => request.variables.input as object),
    /** The viewer reports that wait for an answer. */
    looks: () =>
      looks().map(({ request }) => request.variables.input as { callId: string; pageId: string; doing: string }),
    /** The server accepts or refuses the waiting viewer report. */
    hearLook: (isRefused = false) =>
      happening(async () => {
        environmentResolve(page.environment, looks()[0]!, {
          Mutation: () => ({ lookAtCall: { __typename: isRefused ? 'Refusal' : 'LookAtCallSuccess' } }),
        })
        await Promise.resolve()
      }),
    /** The server saves the waiting draft, or does not. */
    keepDraft: (isKept = true) =>
      happening(async () => {
        const operation = drafts()[0]!
        if (isKept) {
          const entries = draftAfter(serverDraft.entries, operation.request.variables.input as DraftChange)
          serverDraft = { revision: serverDraft.revision + 1, entries }
          environmentResolve(page.environment, operation, {
            Mutation: () => ({
              saveCallDraft: { __typename: 'SaveCallDraftSuccess', draft: entries.length > 0 ? serverDraft : null },
            }),
          })
        } else page.environment.mock.reject(operation, new Error('lost'))
        await Promise.resolve()
      }),
    /** The person's other page has saved meanwhile: the waiting draft is refused, and the answer holds the current one. */
    overtakeDraft: (...entries: DraftEntry[]) =>
      happening(async () => {
        serverDraft = { revision: serverDraft.revision + 1, entries }
        environmentResolve(page.environment, drafts()[0]!, {
          Mutation: () => ({
            saveCallDraft: { __typename: 'Refusal', code: 'STALE', current: { __typename: 'Call', id: callId } },
          }),
          Call: () => ({ id: callId, viewerDraft: serverDraft }),
        })
        await Promise.resolve()
      }),
    /** Answers the page's own read of the call with these facts. */
    reads: (now: CallFacts = {}) =>
      happening(async () => {
        const operation = waiting().find(({ request }) => request.node.params.name === 'useCallRefreshQuery')!
        environmentResolve(page.environment, operation, {
          Query: () => ({ nodes: [{ __typename: 'Call', id: callId }] }),
          Call: () => callWith(now),
        })
        await Promise.resolve()
      }),
    /** The waiting verb succeeds, and the call has these facts now. */
    done: async (now: CallFacts, more: object = {}) => {
      const operation = waiting()[0]!
      const verb = operation.root.node.selections[0] as { name: string }
      await happening(async () => {
        environmentResolve(page.environment, operation, {
          Mutation: () => ({ [verb.name]: { call: callWith(now), ...more } }),
          Call: ({ name }) => (name === 'followUp' ? now.followUp : callWith(now)) ?? {},
        })
        await Promise.resolve()
      })
    },
    /** The waiting verb is refused; `current` is the current call, null when it no longer exists. */
    refuse: async (
      code: string,
      message: string,
      current: CallFacts | null = {},
      fields: { field: string; message: string }[] = [],
    ) => {
      const operation = waiting()[0]!
      const verb = operation.root.node.selections[0] as { name: string }
      await happening(async () => {
        environmentResolve(page.environment, operation, {
          Mutation: () => ({
            [verb.name]: {
              __typename: 'Refusal',
              code,
              message,
              fields,
              current: current && { __typename: 'Call', id: callId },
            },
          }),
          Call: () => callWith(current ?? {}),
        })
        await Promise.resolve()
      })
    },
    /** Somebody changes the configuration: the feed reports it, and the page reads the current choices. */
    catalogueBecomes: async (now: Partial<typeof provider>) => {
      await catalogueMoved()
      const operation = waiting().find(({ request }) => request.node.params.name === 'CallPageCatalogueQuery')!
      await happening(async () => {
        environmentResolve(page.environment, operation, { Provider: () => ({ ...provider, facilities, ...now }) })
        await Promise.resolve()
      })
    },
    /** Somebody else did something: the feed reports it, and the page reads the call again with these facts. */
    changesTo: async (now: CallFacts | null) => {
      const operation = await moves(now !== null)
      await happening(async () => {
        environmentResolve(page.environment, operation, {
          Query: () => ({ nodes: [now && { __typename: 'Call', id: callId }] }),
          Call: () => callWith(now ?? {}),
        })
        await Promise.resolve()
      })
    },
  }
}

type MockEnvironment = ReturnType<typeof renderPage>['environment']
type Operation = ReturnType<MockEnvironment['mock']['getAllOperations']>[number]

const environmentResolve = (environment: MockEnvironment, operation: Operation, resolvers: MockResolvers) =>
  environment.mock.resolve(operation, answerTo(operation, resolvers))

/** The checkbox of a procedure in the checklist. */
export const procedure = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) })
/** An option of a field. */
export const choice = (group: string, name: string) =>
  within(screen.getByRole('group', { name: new RegExp(`^${group}`) })).getByLabelText<HTMLInputElement>(name)
type Page = Awaited<ReturnType<typeof openCall>>
/** Records a procedure that needs no follow-up, so that the call can be closed. */
export const recordTeaching = async ({ user }: Page) => {
  await user.click(procedure('Education'))
  await fill(field('Topic'), 'Flushing')
}
/** The input of closing for that procedure. */
export const teaching = { fields: [{ fieldId: 'topic', values: ['Flushing'] }] }

export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
export const buttons = () =>
  [...screen.getByRole('group', { name: 'Actions' }).querySelectorAll('button')]
    .map(({ textContent }) => textContent)
    .filter(Boolean)
export const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}\\*?$`), { selector: 'input, textarea' })
export const bar = () => screen.getByRole('group', { name: 'Actions' }).textContent ?? ''
export const status = () => screen.getByRole('status', { name: 'Status of the call' }).textContent ?? ''
export const errorAt = (name: string) => document.getElementById(`${field(name).id}-error`)?.textContent
