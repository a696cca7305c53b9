import { globalId } from '../harness/doors'
import type { ListOfIds, Target } from './target'

// Who may do what, in the words of rules 2.2. It does not use
// the product's permission table, so that a mistake there shows here. Anything that the schema or
// the contract offers and this page lacks fails the matrix.

/** The password of every caller. */
export const ownPassword = 'Patency-demo-1'

/** The code that a screen shows in every scene. */
export const openCode = 'AAAACCCC'

/** A line of the table in rules 2.2, by its beginning. */
export type Line =
  | 'See the queue and a call; create a call'
  | 'Work calls'
  | 'Delete a call'
  | 'Undelete a call'
  | 'See completed and deleted calls; look for a patient'
  | 'See lines'
  | 'Keep lines'
  | 'See the configuration'
  | 'Change the configuration'
  | 'See the reports'
  | 'Review documents'
  | 'See the jobs'
  | 'See the users'
  | 'Change the users'
  | 'Manage providers'
  | 'See and manage API tokens'
  | 'Manage devices'
  | 'See the audit trail'

type Also = Record<string, unknown> | ((ids: Target) => Record<string, unknown>)

export type Expectation = {
  /** The row with the permitted roles; `anybody`: no sign-in; `own account`: also while locked (rules 2.4). */
  who: Line | 'anybody' | 'own account' | 'wall board' | 'ward device' | 'any device'
  /** Changes something: not with a token of scope read (rules 2.8). */
  writes?: true
  /** The outcome for any token, for actions on the person's own account. */
  tokens?: 'FORBIDDEN'
  /** Belongs to a screen, and is no row of the trail when it is done (rules 3.25). */
  untold?: true
  /** Only few may do it at once, so whoever is let in does it when nobody else does. */
  alone?: true
  /** What it is about, and may be out of sight; without it, nothing but the provider at hand. */
  about?:
    | 'own compliance'
    | 'own document'
    | 'document'
    | 'own review'
    | 'call'
    | 'image'
    | 'line'
    | 'provider'
    | 'any provider'
    | 'choices'
    | 'facility'
    | 'catalogue'
    | 'list'
    | 'session'
    | 'own device'
    | 'own file'
    | 'own view'
    | 'own message'
  /** Of a route, what `{id}` names besides a call. */
  id?: keyof Target
  /** The state of the call that the action needs. */
  call?:
    | 'open'
    | 'led'
    | 'assisted'
    | 'in training'
    | 'Stat'
    | 'On Hold'
    | 'deleted'
    | 'completed'
    | 'drafted'
    | 'asked'
  /** A picture is sent, and no JSON. */
  sendsPicture?: true
  /** What is sent besides the call; or what is made of the ids in the request. */
  also?: Also
}

const see = 'See the queue and a call; create a call'
const work = (call: Expectation['call'] = 'open', also: Also = {}): Expectation => ({
  who: 'Work calls',
  writes: true,
  about: 'call',
  call,
  also,
})
/** On a call that the caller has asked for. */
const wroteOf = (who: Expectation['who']): Expectation => ({
  who,
  writes: true,
  about: 'call',
  call: 'asked',
  also: { text: 'On my way' },
})
const remove: Expectation = { who: 'Delete a call', writes: true, about: 'call', call: 'open' }
const restore: Expectation = { who: 'Undelete a call', writes: true, about: 'call', call: 'deleted' }
/** What concerns all providers is done in one's own, whichever it is about. */
const manageProviders = (also: Also = {}, about?: 'any provider'): Expectation => ({
  who: 'Manage providers',
  writes: true,
  ...(about ? { about, id: 'recordProviderId' } : {}),
  also,
})
const otherName = ({ recordProviderId }: Target) => ({ name: `Renamed ${recordProviderId}` })
const create: Expectation = { who: see, writes: true, about: 'choices' }
const recorded = ({ fieldId }: { fieldId: string }) => ({ fields: [{ fieldId, values: ['Flushing'] }] })
const configure = (about?: Expectation['about'], also: Also = {}, id?: Expectation['id']): Expectation => ({
  who: 'Change the configuration',
  writes: true,
  ...(about ? { about } : {}),
  also,
  ...(id ? { id } : {}),
})
const keep = (about: 'line' | 'choices', also: Also, id: Expectation['id'] = 'lineId'): Expectation => ({
  who: 'Keep lines',
  writes: true,
  about,
  also,
  id,
})
const manageUsers = (also: Also = {}, about?: Expectation['about']): Expectation => ({
  who: 'Change the users',
  writes: true,
  ...(about ? { about } : {}),
  also,
  id: 'userId',
})
const manageInvitation: Expectation = {
  who: 'Change the users',
  writes: true,
  about: 'catalogue',
  also: ({ roleInvitationId }) => ({ roleInvitationId: globalId('RoleInvitation', roleInvitationId) }),
}
const review = (also: Also = {}): Expectation => ({ who: 'Review documents', writes: true, about: 'document', also })
const ofDocument = ({ documentId }: Target) => ({ documentId: globalId('ComplianceDocument', documentId) })
const handsOver = (also: Also): Expectation => ({ who: 'Work calls', writes: true, about: 'facility', also })
const ofFacility = (facilityId: string) => ({ facilityId: globalId('Facility', facilityId), expectedVersion: 1 })
const ofView = ({ savedViewId }: Target) => ({ savedViewId: globalId('SavedView', savedViewId) })
const seeCompliance: Expectation = { who: 'Review documents' }
const documentDates = { issueDate: '2026-01-01', expirationDate: '2027-01-01' }
const seeConfiguration: Expectation = { who: 'See the configuration' }
const seeReports: Expectation = { who: 'See the reports' }
const chooseAddresses: Expectation = { ...seeReports, writes: true, also: { emails: ['ann@committee.example'] } }
const reversed = (ids: string): string[] => ids.split(',').reverse()
/** A new order of the list, as each door takes it. */
const orderOf = (list: ListOfIds, typename: string) => (ids: Target) => ({
  ids: reversed(ids[list]).map((id) => globalId(typename, id)),
})
const itemsOf = (list: ListOfIds, parent?: keyof Target) => (ids: Target) => ({
  ...(parent ? { parentId: ids[parent] } : {}),
  items: reversed(ids[list]).map((id, weight) => ({ id, weight })),
})
const facility = { name: 'West Wing', timeZone: 'America/Denver', weight: 7 }
const document = {
  format: 'patency-catalogue',
  version: 1,
  counts: { purposes: 3, facilities: 0, rooms: 0, procedures: 0, fields: 0, options: 0 },
  purposes: [{ name: 'Dressing Change' }, { name: 'Custom' }, { name: 'Daily Line Check', lineCheck: true }],
}
/** A person whom nobody knows yet; the world takes them away again. */
export const newcomer = { fullName: 'Nadia Haddad', email: 'nadia@demo.example', role: 'Clinician' }
const newPassword = { password: 'Correct horse 1!' }
const people = 'Full Name,E-Mail,Role\nIma Ported,imported.person@demo.example,Clinician'
const requirement = { name: 'Fit Test', isGlobal: true, gracePeriod: 5 }
const target = { status: 'Stat', targetMinutes: 5 }
const checkTime = { localHours: 7, localMinutes: 0, isAM: true, enabledDays: [1, 5] }
const role = { isTraining: false, isAssisting: true }
/** Another name in each scene. */
const named = ({ callId }: Target) => ({ fullName: `Renamed ${callId}` })
const passwords = {
  oldPassword: ownPassword,
  password: 'Another-demo-1',
  confirmPassword: 'Another-demo-1',
}
const ofSession: Pick<Expectation, 'who' | 'writes' | 'tokens' | 'about'> = {
  who: 'own account',
  writes: true,
  tokens: 'FORBIDDEN',
  about: 'session',
}

/** Every field of the three roots. */
export const rootFields: Record<string, Expectation> = {
  'Query.now': { who: 'anybody' },
  'Query.viewer': { who: 'anybody' },
  'Query.provider': { who: see },
  'Query.providers': { who: 'Manage providers' },
  'Query.requireableCallFields': { who: see },
  'Query.node': { who: see },
  'Query.nodes': { who: see },
  'Query.board': { who: 'wall board' },
  'Query.screen': { who: 'any device' },
  'Query.ward': { who: 'ward device' },

  'Mutation.switchProvider': { who: 'own account', writes: true, tokens: 'FORBIDDEN', about: 'provider' },
  'Mutation.updateAccount': { who: 'own account', writes: true, also: named },
  'Mutation.changePassword': { ...ofSession, also: passwords },
  'Mutation.signInAgain': { ...ofSession, also: { password: ownPassword } },
  'Mutation.endSession': {
    ...ofSession,
    also: ({ sessionId }) => ({ sessionId: globalId('SignedInBrowser', sessionId) }),
  },
  'Mutation.endOtherSessions': ofSession,
  'Mutation.markMessagesRead': { who: 'own account', writes: true },
  'Mutation.addPushSubscription': {
    who: 'Work calls',
    writes: true,
    tokens: 'FORBIDDEN',
    also: {
      endpoint: 'http://127.0.0.1:9/matrix',
      p256dh: Buffer.alloc(65, 4).toString('base64url'),
      auth: Buffer.alloc(16, 7).toString('base64url'),
    },
  },
  'Mutation.removePushSubscription': {
    ...ofSession,
    about: 'own device',
    also: ({ pushSubscriptionId }) => ({ pushSubscriptionId: globalId('PushDevice', pushSubscriptionId) }),
  },
  'Mutation.changeAlert': { who: 'Work calls', writes: true, also: { kind: 'STAT', sound: false } },
  'Mutation.setPresence': { who: see, writes: true, also: { away: true } },
  'Mutation.createCall': create,
  'Mutation.assignCall': work(),
  'Mutation.assignCallOnOpen': work(),
  'Mutation.assistCall': work(),
  'Mutation.stopAssistingCall': work('assisted'),
  'Mutation.returnCall': work('led'),
  'Mutation.holdCall': work(),
  'Mutation.resumeCall': work('On Hold'),
  'Mutation.makeCallStat': work(),
  'Mutation.makeCallNormal': work('Stat'),
  'Mutation.correctCall': work('open', { mrn: 'R-1' }),
  'Mutation.updateCallRole': work('in training', role),
  'Mutation.closeCall': work('open', recorded),
  'Mutation.closeCallAndCreateLine': work('open', (ids) => ({ ...recorded(ids), lineName: 'R arm' })),
  // By the person who completed it (rules 3.12).
  'Mutation.saveCall': work('completed', recorded),
  'Mutation.saveCallDraft': work('open', { entries: [{ name: 'contact', from: [], to: ['ext 4671'] }], takenBack: [] }),
  'Mutation.discardCallDraft': work('drafted'),
  'Mutation.lookAtCall': {
    who: see,
    writes: true,
    untold: true,
    about: 'call',
    call: 'open',
    also: { pageId: '5b0f6a6e-6d0c-4a53-9d0e-3d1c6d1f7a10', doing: 'VIEWING' },
  },
  'Mutation.addCallLine': work('open', ({ lineId }) => ({ lineId: globalId('Line', lineId) })),
  'Mutation.addCallUpdate': wroteOf(see),
  'Mutation.deleteCall': remove,
  'Mutation.undeleteCall': restore,

  'Mutation.createPurpose': configure(undefined, { name: 'Declot', weight: 9 }),
  'Mutation.updatePurpose': configure('catalogue', { lineCheck: true }),
  'Mutation.deletePurpose': configure('catalogue'),
  'Mutation.reorderPurposes': configure('list', orderOf('purposeIds', 'Purpose')),
  'Mutation.createComplianceRequirement': configure('choices', requirement),
  'Mutation.updateComplianceRequirement': configure('catalogue', { gracePeriod: 5 }),
  'Mutation.deleteComplianceRequirement': configure('catalogue'),
  'Mutation.reorderComplianceRequirements': configure('list', orderOf('requirementIds', 'ComplianceRequirement')),
  'Mutation.createComplianceCategory': configure(undefined, { name: 'Courses' }),
  'Mutation.deleteComplianceCategory': configure('catalogue'),
  'Mutation.saveComplianceConfiguration': configure(undefined, { gracePeriod: 5 }),
  'Mutation.createWaitingTarget': configure('choices', target),
  'Mutation.updateWaitingTarget': configure('catalogue', { targetMinutes: 5 }),
  'Mutation.deleteWaitingTarget': configure('catalogue'),
  'Mutation.saveCentralTypes': configure(undefined, { types: ['CVL'] }),
  'Mutation.saveCommitteeMail': chooseAddresses,
  'Mutation.createFacility': configure(undefined, facility),
  'Mutation.updateFacility': configure('facility', { weight: 7 }),
  'Mutation.deleteFacility': configure('facility'),
  'Mutation.reorderFacilities': configure('list', orderOf('facilityIds', 'Facility')),
  'Mutation.addRooms': configure('facility', { names: ['9Z'] }),
  'Mutation.renameRoom': configure('facility', { name: '9Z' }),
  'Mutation.hideRoom': configure('facility'),
  'Mutation.showRoom': configure('facility', ({ hiddenRoomId }) => ({ roomId: globalId('Room', hiddenRoomId) })),
  'Mutation.createProcedure': configure(undefined, { name: 'Declot', weight: 9 }),
  'Mutation.updateProcedure': configure('catalogue', { weight: 9 }),
  'Mutation.deleteProcedure': configure('catalogue'),
  'Mutation.undeleteProcedure': configure('catalogue', ({ deletedProcedureId }) => ({
    procedureId: globalId('Procedure', deletedProcedureId),
  })),
  'Mutation.reorderProcedures': configure('list', orderOf('procedureIds', 'Procedure')),
  'Mutation.createProcedureField': configure('choices', { name: 'Depth', weight: 9, type: 'number' }),
  'Mutation.updateProcedureField': configure('catalogue', { weight: 9 }),
  'Mutation.deleteProcedureField': configure('catalogue'),
  'Mutation.reorderProcedureFields': configure('catalogue', orderOf('fieldIds', 'ProcedureField')),
  'Mutation.createProcedureFieldOption': configure('choices', ({ radioId }) => ({
    fieldId: globalId('ProcedureField', radioId),
    value: 'Hydrocolloid',
  })),
  'Mutation.updateProcedureFieldOption': configure('catalogue', { weight: 9 }),
  'Mutation.deleteProcedureFieldOption': configure('catalogue'),
  'Mutation.reorderProcedureFieldOptions': configure('catalogue', (ids) => ({
    fieldId: globalId('ProcedureField', ids.radioId),
    ...orderOf('optionIds', 'ProcedureFieldOption')(ids),
  })),
  'Mutation.clearLineChecks': configure(),
  'Mutation.setLineCheckInterval': configure('choices', { intervalAmount: 6, intervalUnits: 'hours' }),
  'Mutation.setLineCheckTime': configure('choices', checkTime),
  'Mutation.createProvider': manageProviders({ name: 'Harbour Health' }),
  'Mutation.updateProvider': manageProviders(
    (ids) => ({ providerId: globalId('ManagedProvider', ids.recordProviderId), ...otherName(ids) }),
    'any provider',
  ),
  'Mutation.addProviderAccess': manageProviders(
    ({ recordProviderId }) => ({ providerId: globalId('ManagedProvider', recordProviderId) }),
    'any provider',
  ),
  'Mutation.prepareCallReport': { who: 'See the reports', writes: true },
  'Mutation.runJobNow': { who: 'See the jobs', writes: true, about: 'catalogue' },
  'Mutation.createApiToken': {
    who: 'See and manage API tokens',
    writes: true,
    tokens: 'FORBIDDEN',
    also: { name: 'Dashboard', scope: 'read' },
  },
  'Mutation.revokeApiToken': { who: 'See and manage API tokens', writes: true, about: 'catalogue' },
  'Mutation.importCatalogue': configure(undefined, { document: JSON.stringify(document) }),

  'Mutation.importUsers': { who: 'Change the users', writes: true, also: { csv: people } },
  'Mutation.resendInvitation': {
    who: 'Change the users',
    writes: true,
    about: 'catalogue',
    also: ({ invitedId }) => ({ userId: globalId('User', invitedId) }),
  },

  'Mutation.resendRoleInvitation': manageInvitation,
  'Mutation.withdrawRoleInvitation': manageInvitation,

  'Mutation.saveLine': keep('line', ({ lineId }) => ({ lineId: globalId('Line', lineId), name: 'L arm' })),
  'Mutation.closeLine': keep('line', ({ lineId }) => ({ lineId: globalId('Line', lineId) })),
  'Mutation.reopenLine': keep('line', ({ closedLineId }) => ({ lineId: globalId('Line', closedLineId) })),
  'Mutation.createLineCall': keep('line', ({ lineId }) => ({ lineId: globalId('Line', lineId) })),
  'Mutation.createLineCalls': keep('choices', ({ lineId }) => ({ lineIds: [globalId('Line', lineId)] })),

  'Mutation.createUser': manageUsers(newcomer),
  'Mutation.updateUser': manageUsers({ training: true }, 'catalogue'),
  'Mutation.setUserPassword': manageUsers(newPassword, 'catalogue'),
  'Mutation.endUserSessions': manageUsers({}, 'catalogue'),
  'Mutation.lockUser': manageUsers({}, 'catalogue'),
  'Mutation.unlockUser': manageUsers({}, 'catalogue'),
  'Mutation.removeUser': manageUsers({}, 'catalogue'),

  // With a file that the caller has uploaded in the provider of the record.
  'Mutation.addDocument': {
    who: 'own account',
    writes: true,
    about: 'own document',
    also: ({ licenseId, ownUploadId }) => ({
      ...documentDates,
      requirementId: globalId('ComplianceRequirement', licenseId),
      uploadId: ownUploadId,
    }),
  },
  'Mutation.approveDocument': review(ofDocument),
  'Mutation.rejectDocument': review((ids) => ({ ...ofDocument(ids), reason: 'Blurred' })),
  'Mutation.undoReview': {
    ...review(({ reviewedId }) => ({ documentId: globalId('ComplianceDocument', reviewedId) })),
    about: 'own review',
  },

  'Mutation.pairDevice': {
    who: 'Manage devices',
    writes: true,
    tokens: 'FORBIDDEN',
    about: 'choices',
    also: { code: openCode, kind: 'wallBoard', name: 'New board' },
  },
  'Mutation.renameDevice': { who: 'Manage devices', writes: true, about: 'catalogue', also: { name: 'Other name' } },
  'Mutation.revokeDevice': { who: 'Manage devices', writes: true, about: 'catalogue' },
  'Mutation.createWardCall': { who: 'ward device', writes: true, about: 'choices' },
  'Mutation.addWardUpdate': wroteOf('ward device'),
  'Mutation.changeHandoverNote': handsOver(({ facilityId }) => ({ ...ofFacility(facilityId), text: 'Quiet' })),
  'Mutation.handOver': handsOver(({ facilityId }) => ofFacility(facilityId)),
  'Mutation.takeOverShift': handsOver(({ handoverId }) => ({ handoverId: globalId('Handover', handoverId) })),

  'Mutation.createSavedView': {
    who: see,
    writes: true,
    also: { list: 'QUEUE', name: 'Mine', query: 'show=mine' },
  },
  'Mutation.updateSavedView': {
    who: see,
    writes: true,
    about: 'own view',
    also: (ids) => ({ ...ofView(ids), name: 'Renamed' }),
  },
  'Mutation.deleteSavedView': { who: see, writes: true, about: 'own view', also: ofView },

  'Subscription.callQueueChanged': { who: see },
  'Subscription.screenChanged': { who: 'any device' },
}

/** Fields below the roots that are null for some who see their record. */
export const guardedFields: Record<string, Line> = {
  'Call.history': 'Work calls',
  'Call.lastRecords': 'See lines',
  'Call.latestUpdate': 'Work calls',
  'Call.worseAt': 'Work calls',
  'Call.worseText': 'Work calls',
  'Call.line': 'See lines',
  'Call.matchingLines': 'See lines',
  'Provider.configuration': 'See the configuration',
  'Provider.dueLines': 'See lines',
  'Provider.handover': 'Work calls',
  'Provider.lines': 'See lines',
  'Provider.jobs': 'See the jobs',
  'Provider.team': 'Work calls',
  'Provider.round': 'Work calls',
  'Provider.users': 'See the users',
  'Provider.roleInvitations': 'See the users',
  'Provider.grantableRoles': 'Change the users',
  'Provider.mustGrantFacilities': 'Change the users',
  'User.email': 'See the users',
  'User.active': 'See the users',
  'User.isLocked': 'See the users',
  'User.isInvited': 'See the users',
  'User.lockReason': 'See the users',
  'User.superadmin': 'See the users',
  'User.version': 'See the users',
  'User.role': 'See the users',
  'User.roleName': 'See the users',
  'User.worksElsewhere': 'See the users',
  'User.allowedFacilities': 'See the users',
  'User.sessions': 'Change the users',
  'Provider.apiTokens': 'See and manage API tokens',
  'Provider.devices': 'Manage devices',
  'Provider.audit': 'See the audit trail',
  'Provider.auditActions': 'See the audit trail',
  'Provider.auditPeople': 'See the audit trail',
  'Provider.auditCheck': 'See the audit trail',
  'Provider.reports': 'See the reports',
  'Provider.documentsToReview': 'Review documents',
  'Provider.complianceReport': 'Review documents',
  'Facility.allRooms': 'See the configuration',
  'ProcedureField.hasRecordedValues': 'See the configuration',
}

/** Parts of a filter that not everybody who may list may use. */
export const guardedFilters: Record<string, { who: Line; value: unknown }> = {
  'CallFilter.state': { who: 'See completed and deleted calls; look for a patient', value: 'COMPLETED' },
  'CallFilter.completedAt': { who: 'See completed and deleted calls; look for a patient', value: {} },
  'CallFilter.completedByIds': { who: 'See completed and deleted calls; look for a patient', value: [] },
  'CallFilter.completedByName': { who: 'See completed and deleted calls; look for a patient', value: 'Rosa' },
  'CallFilter.mrn': { who: 'See completed and deleted calls; look for a patient', value: 'R-1' },
}

/** For each type of node: who may see it, whether a restriction to facilities hides it, and whether it is seen from every provider. */
export const nodeTypes: Record<string, { who: Line; isInFacility: boolean; isEverywhere?: true }> = {
  Provider: { who: see, isInFacility: false },
  Facility: { who: see, isInFacility: true },
  Room: { who: see, isInFacility: true },
  Purpose: { who: see, isInFacility: false },
  StatusCode: { who: see, isInFacility: false },
  User: { who: see, isInFacility: false },
  Call: { who: see, isInFacility: true },
  WorkOrder: { who: see, isInFacility: true },
  Image: { who: see, isInFacility: true },
  Line: { who: 'See lines', isInFacility: true },
  HandoverNote: { who: 'Work calls', isInFacility: true },
  Handover: { who: 'Work calls', isInFacility: true },
  // Of the queue, and shared.
  SavedView: { who: see, isInFacility: false },
  Procedure: { who: see, isInFacility: false },
  ProcedureField: { who: see, isInFacility: false },
  ProcedureFieldOption: { who: see, isInFacility: false },
  ApiToken: { who: 'See and manage API tokens', isInFacility: false },
  RoleInvitation: { who: 'See the users', isInFacility: false },
  ComplianceCategory: { who: 'See the configuration', isInFacility: false },
  // Everybody sees what is asked of them.
  ComplianceRequirement: { who: see, isInFacility: true },
  ComplianceDocument: { who: 'Review documents', isInFacility: true },
  WaitingTarget: { who: 'See the configuration', isInFacility: true },
  Job: { who: 'See the jobs', isInFacility: false },
  Device: { who: 'Manage devices', isInFacility: false },
  ManagedProvider: { who: 'Manage providers', isInFacility: false, isEverywhere: true },
}

const base = '/providers/{providerId}'
const calls = `${base}/calls`
const compliance = `${base}/compliancerequirements`

const tables = [
  ...['performance', 'user', 'facility', 'unit', 'status', 'hour', 'month', 'worklog', 'removal', 'infections'],
  ...['lines', 'insertions', 'demand', 'demand-unit', 'demand-facility'],
]
const inSheets: Expectation = { ...seeReports, alone: true }
const reportFiles: Record<string, Expectation> = Object.fromEntries([
  ...tables.flatMap((name) => [
    [`GET ${base}/reports/${name}-report.csv`, seeReports],
    [`GET ${base}/reports/${name}-report.xlsx`, inSheets],
  ]),
  [`GET ${base}/reports/completed-report.xlsx`, inSheets],
  [`GET ${base}/reports/committee-report.xlsx`, inSheets],
])

/** Every route of the contract. */
export const routeTable: Record<string, Expectation> = {
  'POST /auth/login': { who: 'anybody' },
  'POST /auth/logout': { who: 'anybody' },
  'POST /auth/links/read': { who: 'anybody' },
  'POST /auth/links/accept': { who: 'anybody' },
  'POST /auth/links/join': { who: 'anybody' },
  'GET /auth/passwordreset': { who: 'anybody' },
  'POST /auth/passwordreset': { who: 'anybody' },
  'GET /auth/device': { who: 'anybody' },
  'POST /auth/device/pairing': { who: 'anybody' },
  [`POST ${base}/users/import`]: { who: 'Change the users', writes: true, also: { csv: people } },
  [`POST ${base}/users/{id}/invitation`]: {
    who: 'Change the users',
    writes: true,
    about: 'catalogue',
    id: 'invitedId',
  },
  'GET /users/me': { who: 'own account' },
  'POST /users/me/{userId}': { who: 'own account', writes: true, also: named },
  'POST /users/me/password': { ...ofSession, also: passwords },
  'GET /users/amiprobablycompliant/{providerId}': { who: 'own account' },
  [`GET ${base}/messages`]: { who: 'own account' },
  [`POST ${base}/messages/{id}/read`]: { who: 'own account', writes: true, about: 'own message', id: 'messageId' },
  'GET /requireablecallfields': { who: see },
  'GET /providers': { who: 'Manage providers' },
  'POST /providers': manageProviders({ name: 'Harbour Health' }),
  'GET /providers/{id}': { who: 'Manage providers', about: 'any provider', id: 'recordProviderId' },
  'PUT /providers/{id}': manageProviders(otherName, 'any provider'),
  'POST /providers/{id}/addaccess': manageProviders({}, 'any provider'),
  'GET /providers/{providerId}/callpurposes': { who: see },
  'GET /providers/{providerId}/callstatuscodes': { who: see },
  'GET /providers/{providerId}/facilities': { who: see },
  'GET /providers/{providerId}/procedures': { who: see },
  'GET /providers/{providerId}/procedures/all': { who: see },
  'GET /providers/{providerId}/calls/{id}/updates': { who: see, about: 'call', call: 'asked' },
  'POST /providers/{providerId}/calls/{id}/updates': wroteOf(see),
  'GET /providers/{providerId}/calls/{id}/lastrecords': { who: 'See lines', about: 'call', call: 'open' },
  'GET /providers/{providerId}/lines/find/{callId}': { who: 'See lines', about: 'call', call: 'open' },
  'GET /providers/{providerId}/lines/{id}': { who: 'See lines', about: 'line', id: 'lineId' },
  'GET /providers/{providerId}/lines/{id}/passport': { who: 'See lines', about: 'line', id: 'lineId' },
  'GET /providers/{providerId}/round': { who: 'Work calls' },
  [`GET ${base}/lines`]: { who: 'See lines' },
  [`GET ${base}/handover`]: { who: 'Work calls' },
  [`GET ${base}/handovers`]: { who: 'Work calls' },
  [`GET ${base}/handovers/{id}`]: { who: 'Work calls', about: 'facility', id: 'handoverId' },
  [`POST ${base}/lines/{id}`]: keep('line', { name: 'L arm' }),
  [`POST ${base}/lines/{id}/close`]: keep('line', {}),
  [`POST ${base}/lines/{id}/reopen`]: keep('line', {}, 'closedLineId'),
  [`POST ${base}/lines/{id}/createcall`]: keep('line', ({ purposeId }) => ({ purposeId })),
  'POST /providers/{providerId}/images': { who: see, writes: true, sendsPicture: true },
  // On an open call, so that it is there for who sees that.
  'GET /providers/{providerId}/images/{id}': { who: see, about: 'image', id: 'imageId', call: 'open' },
  [`GET ${base}/procedures/{id}`]: { who: see, about: 'catalogue', id: 'procedureId' },
  [`GET ${base}/procedurefields/{id}`]: { who: see, about: 'catalogue', id: 'fieldId' },
  [`GET ${base}/insertions/types`]: { who: see },
  [`GET ${base}/facilities/timezones`]: seeConfiguration,
  [`POST ${base}/audit/export`]: { who: 'See the audit trail' },
  [`GET ${base}/catalogue`]: seeConfiguration,
  [`POST ${base}/catalogue`]: configure(undefined, document),
  [`POST ${base}/callpurposes`]: configure(undefined, { name: 'Declot', weight: 9 }),
  [`POST ${base}/callpurposes/reorder`]: configure('list', itemsOf('purposeIds')),
  [`PUT ${base}/callpurposes/{id}`]: configure('catalogue', { lineCheck: true }, 'purposeId'),
  [`DELETE ${base}/callpurposes/{id}`]: configure('catalogue', {}, 'purposeId'),
  [`GET ${compliance}`]: seeConfiguration,
  [`POST ${compliance}`]: configure('choices', ({ categoryId }) => ({
    ...requirement,
    complianceCategoryId: categoryId,
  })),
  [`POST ${compliance}/reorder`]: configure('list', itemsOf('requirementIds')),
  [`PUT ${compliance}/{id}`]: configure('catalogue', { gracePeriod: 5 }, 'requirementId'),
  [`DELETE ${compliance}/{id}`]: configure('catalogue', {}, 'requirementId'),
  [`GET ${compliance}/compliance-configuration`]: seeConfiguration,
  [`POST ${compliance}/compliance-configuration`]: configure(undefined, { GracePeriod: 5 }),
  [`GET ${base}/insertions/types/central`]: seeConfiguration,
  [`POST ${base}/insertions/types/central`]: configure(undefined, { types: ['CVL'] }),
  [`GET ${compliance}/category`]: seeConfiguration,
  [`POST ${compliance}/category`]: configure(undefined, { Name: 'Courses' }),
  [`DELETE ${compliance}/category/{id}`]: configure('catalogue', {}, 'categoryId'),
  [`GET ${base}/waitingtargets`]: seeConfiguration,
  [`POST ${base}/waitingtargets`]: configure('choices', ({ facilityId }) => ({ ...target, facilityId })),
  [`PUT ${base}/waitingtargets/{id}`]: configure('catalogue', { targetMinutes: 5 }, 'targetId'),
  [`DELETE ${base}/waitingtargets/{id}`]: configure('catalogue', {}, 'targetId'),
  [`POST ${base}/facilities`]: configure(undefined, facility),
  [`POST ${base}/facilities/reorder`]: configure('list', itemsOf('facilityIds')),
  [`PUT ${base}/facilities/{id}`]: configure('facility', { weight: 7 }, 'facilityId'),
  [`DELETE ${base}/facilities/{id}`]: configure('facility', {}, 'facilityId'),
  [`POST ${base}/facilities/{id}/rooms`]: configure('facility', { names: ['9Z'] }, 'facilityId'),
  [`PUT ${base}/rooms/{id}`]: configure('facility', { name: '9Z' }, 'roomId'),
  [`DELETE ${base}/rooms/{id}`]: configure('facility', {}, 'roomId'),
  [`POST ${base}/procedures`]: configure(undefined, { name: 'Declot', weight: 9 }),
  [`POST ${base}/procedures/reorder`]: configure('list', itemsOf('procedureIds')),
  [`PUT ${base}/procedures/{id}`]: configure('catalogue', { weight: 9 }, 'procedureId'),
  [`PUT ${base}/procedures/{id}/deleted`]: configure('catalogue', {}, 'procedureId'),
  [`PUT ${base}/procedures/{id}/undelete`]: configure('catalogue', {}, 'deletedProcedureId'),
  [`POST ${base}/procedurefields`]: configure('choices', ({ procedureId }) => ({
    procedureId,
    name: 'Depth',
    weight: 9,
    type: 'number',
  })),
  [`POST ${base}/procedurefields/reorder`]: configure('catalogue', itemsOf('fieldIds', 'procedureId')),
  [`PUT ${base}/procedurefields/{id}`]: configure('catalogue', { weight: 9 }, 'fieldId'),
  [`DELETE ${base}/procedurefields/{id}`]: configure('catalogue', {}, 'fieldId'),
  [`POST ${base}/procedurefieldoptions`]: configure('choices', ({ radioId }) => ({
    procedureFieldId: radioId,
    value: 'Hydrocolloid',
  })),
  [`POST ${base}/procedurefieldoptions/reorder`]: configure('catalogue', itemsOf('optionIds', 'radioId')),
  [`PUT ${base}/procedurefieldoptions/{id}`]: configure('catalogue', { weight: 9 }, 'optionId'),
  [`DELETE ${base}/procedurefieldoptions/{id}`]: configure('catalogue', {}, 'optionId'),
  [`GET ${base}/linechecks`]: seeConfiguration,
  [`POST ${base}/linechecks/clear`]: configure(),
  [`POST ${base}/linechecks/interval`]: configure('choices', ({ purposeId }) => ({
    purposeId,
    intervalAmount: 6,
    intervalUnits: 'hours',
  })),
  [`POST ${base}/linechecks/time`]: configure('choices', ({ purposeId }) => ({ purposeId, ...checkTime })),
  [`GET ${base}/users`]: { who: 'See the users' },
  [`POST ${base}/users`]: manageUsers(newcomer),
  [`PUT ${base}/users/{id}`]: manageUsers({ training: true }, 'catalogue'),
  [`DELETE ${base}/users/{id}`]: manageUsers({}, 'catalogue'),
  [`POST ${base}/users/{id}/password`]: manageUsers(newPassword, 'catalogue'),
  [`GET ${base}/invitations`]: { who: 'See the users' },
  [`DELETE ${base}/invitations/{id}`]: { ...manageInvitation, also: {}, id: 'roleInvitationId' },
  [`POST ${base}/invitations/{id}/again`]: { ...manageInvitation, also: {}, id: 'roleInvitationId' },
  [`POST ${base}/users/{id}/lock`]: manageUsers({}, 'catalogue'),
  [`POST ${base}/users/{id}/unlock`]: manageUsers({}, 'catalogue'),
  [`POST ${base}/reports/completed`]: seeReports,
  [`POST ${base}/reports/performance`]: seeReports,
  [`POST ${base}/reports/responsetime`]: seeReports,
  [`POST ${base}/reports/worklog`]: seeReports,
  [`POST ${base}/reports/infections`]: seeReports,
  [`POST ${base}/reports/demand`]: seeReports,
  [`POST ${base}/reports/insertions`]: seeReports,
  [`POST ${base}/reports/lines`]: seeReports,
  [`POST ${base}/reports/committee`]: seeReports,
  [`GET ${base}/reports/committee/mail`]: seeReports,
  [`POST ${base}/reports/committee/mail`]: chooseAddresses,
  [`POST ${calls}/report/removals`]: seeReports,
  ...reportFiles,
  [`GET ${base}/reports/compliance-report.csv`]: seeCompliance,
  [`GET ${base}/reports/compliance-report.xlsx`]: { ...seeCompliance, alone: true },
  [`GET ${compliance}/compliance-documents`]: seeCompliance,
  // One's own; whoever has no role there has none.
  [`GET ${base}/users/{userId}/compliance-documents`]: { who: 'own account', about: 'own compliance', id: 'userId' },
  [`POST ${base}/documents/upload`]: { who: 'own account', writes: true, sendsPicture: true },
  [`GET ${base}/documents/upload/{id}`]: { who: 'own account', about: 'document', id: 'documentUploadId' },
  [`POST ${base}/compliancedocument`]: {
    who: 'own account',
    writes: true,
    about: 'own document',
    also: ({ licenseId, ownUploadId }) => ({
      IssueDate: documentDates.issueDate,
      ExpirationDate: documentDates.expirationDate,
      ComplianceRequirementId: licenseId,
      ComplianceDocumentUploadId: ownUploadId,
    }),
  },
  [`POST ${calls}/report`]: seeReports,
  [`POST ${base}/reports/performance/download`]: { ...seeReports, alone: true },
  [`GET ${base}/reports/files/{id}`]: { who: 'See the reports', about: 'own file', id: 'reportFileId' },
  [`GET ${calls}/active`]: { who: see },
  [`POST ${calls}`]: create,
  [`POST ${calls}/completed`]: { who: 'See completed and deleted calls; look for a patient' },
  [`POST ${calls}/deleted`]: { who: 'See completed and deleted calls; look for a patient' },
  [`GET ${calls}/{id}`]: { who: see, about: 'call', call: 'open' },
  [`PUT ${calls}/{id}`]: work('open', { mrn: 'R-1' }),
  [`POST ${calls}/{id}/assigntome`]: work(),
  [`POST ${calls}/{id}/assist`]: work(),
  [`POST ${calls}/{id}/stopassist`]: work('assisted'),
  [`POST ${calls}/{id}/return`]: work('led'),
  [`POST ${calls}/{id}/updaterole`]: work('in training', role),
  [`POST ${calls}/{id}/close`]: work('open', recorded),
  [`POST ${calls}/{id}/closeandcreate`]: work('open', (ids) => ({
    updateModel: {},
    lineName: 'R arm',
    closeModel: recorded(ids),
  })),
  [`POST ${calls}/{id}/requiresline`]: { who: 'Work calls', about: 'call', call: 'open', also: recorded },
  [`POST ${calls}/{id}/save`]: work('completed', recorded),
  [`POST ${calls}/{id}/addline`]: work('open', ({ lineId }) => ({ lineId })),
  [`POST ${calls}/{id}/undelete`]: restore,
  [`DELETE ${calls}/{id}`]: remove,
}
