import { globalId } from '../doors'

// Who may do what, in the words of rules 2.2: what the product is held to. It knows nothing of
// the product's own permission table, so that a mistake there shows here. Whatever the schema or
// the contract offers and this page does not tell of fails the matrix.

/** A line of the table in rules 2.2, by its beginning. */
export type Line =
  | 'See the queue and a call; create a call'
  | 'Work calls'
  | 'Delete a call'
  | 'Undelete a call'
  | 'See completed and deleted calls; look for a patient'
  | 'See lines'

type Also = Record<string, unknown> | ((ids: { fieldId: string; lineId: string }) => Record<string, unknown>)

export type Expectation = {
  /** The line that tells which roles may; `anybody`: no sign-in; `own account`: also while locked (rules 2.4). */
  who: Line | 'anybody' | 'own account'
  /** Changes something: not with a token of scope read (rules 2.8). */
  writes?: true
  /** What a token gets, whatever its scope, where the deed is a person's own. */
  tokens?: 'FORBIDDEN'
  /** Belongs to a screen, and is no row of the trail when it is done (rules 3.25). */
  untold?: true
  /** What it is about, and may be out of sight; without it, nothing but the provider at hand. */
  about?: 'call' | 'image' | 'provider' | 'choices'
  /** How a call must stand so that the deed can be done. */
  call?: 'open' | 'led' | 'assisted' | 'in training' | 'Stat' | 'On Hold' | 'deleted' | 'completed' | 'drafted'
  /** A picture is sent, and no JSON. */
  sendsPicture?: true
  /** What is sent besides the call; or what is made of the ids in the request. */
  also?: Also
}

const see = 'See the queue and a call; create a call'
const work = (call: Expectation['call'] = 'open', also: Also = {}): Expectation => ({ who: 'Work calls', writes: true, about: 'call', call, also })
const remove: Expectation = { who: 'Delete a call', writes: true, about: 'call', call: 'open' }
const restore: Expectation = { who: 'Undelete a call', writes: true, about: 'call', call: 'deleted' }
const create: Expectation = { who: see, writes: true, about: 'choices' }
const recorded = ({ fieldId }: { fieldId: string }) => ({ fields: [{ fieldId, values: ['Flushing'] }] })
const role = { isTraining: false, isAssisting: true }

/** Every field of the three roots. */
export const rootFields: Record<string, Expectation> = {
  'Query.now': { who: 'anybody' },
  'Query.viewer': { who: 'anybody' },
  'Query.provider': { who: see },
  'Query.requireableCallFields': { who: see },
  'Query.node': { who: see },
  'Query.nodes': { who: see },

  'Mutation.switchProvider': { who: 'own account', writes: true, tokens: 'FORBIDDEN', about: 'provider' },
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
  // By whoever completed it (rules 3.12).
  'Mutation.saveCall': work('completed', recorded),
  'Mutation.saveCallDraft': work('open', { entries: [{ name: 'contact', from: [], to: ['ext 4671'] }] }),
  'Mutation.discardCallDraft': work('drafted'),
  'Mutation.lookAtCall': { who: see, writes: true, untold: true, about: 'call', call: 'open', also: { pageId: '5b0f6a6e-6d0c-4a53-9d0e-3d1c6d1f7a10', doing: 'VIEWING' } },
  'Mutation.addCallLine': work('open', ({ lineId }) => ({ lineId: globalId('Line', lineId) })),
  'Mutation.deleteCall': remove,
  'Mutation.undeleteCall': restore,

  'Subscription.callQueueChanged': { who: see },
}

/** Fields below the roots that are null for some who see their record. */
export const guardedFields: Record<string, Line> = {
  'Call.history': 'Work calls',
  'Call.line': 'See lines',
  'Call.matchingLines': 'See lines',
}

/** Parts of a filter that not everybody who may list may use. */
export const guardedFilters: Record<string, { who: Line; value: unknown }> = {
  'CallFilter.state': { who: 'See completed and deleted calls; look for a patient', value: 'COMPLETED' },
  'CallFilter.completedAt': { who: 'See completed and deleted calls; look for a patient', value: {} },
  'CallFilter.completedByIds': { who: 'See completed and deleted calls; look for a patient', value: [] },
  'CallFilter.mrn': { who: 'See completed and deleted calls; look for a patient', value: 'R-1' },
}

/** For each type of node: who may see it, and whether a restriction to facilities hides it. */
export const nodeTypes: Record<string, { who: Line; isInFacility: boolean }> = {
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
  Procedure: { who: see, isInFacility: false },
  ProcedureField: { who: see, isInFacility: false },
  ProcedureFieldOption: { who: see, isInFacility: false },
}

const calls = '/providers/{providerId}/calls'

/** Every route of the contract. */
export const routeTable: Record<string, Expectation> = {
  'POST /auth/login': { who: 'anybody' },
  'POST /auth/logout': { who: 'anybody' },
  'GET /users/me': { who: 'own account' },
  'GET /requireablecallfields': { who: see },
  'GET /providers/{providerId}/callpurposes': { who: see },
  'GET /providers/{providerId}/callstatuscodes': { who: see },
  'GET /providers/{providerId}/facilities': { who: see },
  'GET /providers/{providerId}/procedures': { who: see },
  'GET /providers/{providerId}/procedures/all': { who: see },
  'GET /providers/{providerId}/lines/find/{callId}': { who: 'See lines', about: 'call', call: 'open' },
  'POST /providers/{providerId}/images': { who: see, writes: true, sendsPicture: true },
  // On an open call, so that it is there for who sees that.
  'GET /providers/{providerId}/images/{id}': { who: see, about: 'image', call: 'open' },
  [`GET ${calls}/active`]: { who: see },
  [`POST ${calls}`]: create,
  [`GET ${calls}/{id}`]: { who: see, about: 'call', call: 'open' },
  [`PUT ${calls}/{id}`]: work('open', { mrn: 'R-1' }),
  [`POST ${calls}/{id}/assigntome`]: work(),
  [`POST ${calls}/{id}/assist`]: work(),
  [`POST ${calls}/{id}/stopassist`]: work('assisted'),
  [`POST ${calls}/{id}/return`]: work('led'),
  [`POST ${calls}/{id}/updaterole`]: work('in training', role),
  [`POST ${calls}/{id}/close`]: work('open', recorded),
  [`POST ${calls}/{id}/closeandcreate`]: work('open', (ids) => ({ updateModel: {}, lineName: 'R arm', closeModel: recorded(ids) })),
  [`POST ${calls}/{id}/requiresline`]: { who: 'Work calls', about: 'call', call: 'open', also: recorded },
  [`POST ${calls}/{id}/save`]: work('completed', recorded),
  [`POST ${calls}/{id}/addline`]: work('open', ({ lineId }) => ({ lineId })),
  [`POST ${calls}/{id}/undelete`]: restore,
  [`DELETE ${calls}/{id}`]: remove,
}
