import type { CallDraft } from '../../db/generated/prisma/client'
import type { DraftEntry } from '../../domain/calls/entries/draft'
import { may } from '../../domain/kernel/permissions'
import { discardCallDraft, entriesOf, saveCallDraft } from '../../services/calls/entries/callDraft'
import { builder } from '../kernel/builder'
import { actorOf } from '../kernel/context'
import { hints } from '../kernel/plugins/cost'
import { verb } from '../kernel/verb'
import { callVerb } from './inputs'

const name =
  'The name of the entry in the input of `closeCall`; for a field of a procedure, `fields.` and its raw id. Values of purposes and rooms are raw ids.'

const DraftEntryRef = builder.objectRef<DraftEntry>('CallDraftEntry').implement({
  description: 'An entry that was changed and not sent. Its value is a list of texts; an empty list means no value.',
  fields: (t) => ({
    name: t.exposeString('name', { description: name }),
    from: t.exposeStringList('from', { description: 'The value before the person changed it.' }),
    to: t.exposeStringList('to', { description: 'The value that the person entered.' }),
  }),
})

const DraftRef = builder.objectRef<CallDraft>('CallDraft').implement({
  description: 'Unsent entries of one person on a call; no one else sees them.',
  fields: (t) => ({
    savedAt: t.expose('savedAt', { type: 'DateTime', description: 'When it was last saved.' }),
    revision: t.exposeInt('revision', {
      description:
        'Increases whenever the draft is saved or part of it is sent. An empty draft is deleted, and the next one starts at 1.',
    }),
    entries: t.field({
      type: [DraftEntryRef],
      description: 'The entries that were changed.',
      resolve: (draft) => entriesOf(draft),
    }),
  }),
})

builder.prismaObjectField('Call', 'viewerDraft', (t) =>
  t.field({
    type: DraftRef,
    nullable: true,
    ...hints({ personal: true }),
    description:
      'Your unsent entries on this call. Null when there are no such entries, and for people who do not work calls. Reading it is audited.',
    select: (_args: object, context) => ({ id: true, drafts: { where: { userId: actorOf(context).userId }, take: 1 } }),
    resolve: ({ id, drafts }, _args, context) => {
      const [draft] = drafts
      if (!draft || !may(actorOf(context), 'call:work')) return null
      context.patientReads.add(id)
      return draft
    },
  }),
)

const DraftEntryInput = builder.inputType('CallDraftEntryInput', {
  description: 'An entry that was changed and not sent.',
  fields: (t) => ({
    name: t.string({ required: true, description: name }),
    from: t.stringList({ required: true, description: 'The value before the person changed it.' }),
    to: t.stringList({ required: true, description: 'The value that the person entered.' }),
  }),
})

verb(saveCallDraft, {
  types: { entries: [DraftEntryInput] },
  success: (t) => ({
    savedAt: t.expose('savedAt', { type: 'DateTime', description: 'When it was saved.' }),
    draft: t.field({
      type: DraftRef,
      nullable: true,
      description: 'The draft as it is now, with entries from your other pages; null when it is empty.',
      resolve: ({ draft }) => draft,
    }),
  }),
})

callVerb(discardCallDraft, { nullLeavesOut: ['names'] })
