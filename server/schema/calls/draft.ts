import type { CallDraft } from '../../db/generated/prisma/client'
import type { DraftEntry } from '../../domain/calls/entries/draft'
import { may } from '../../domain/kernel/permissions'
import { discardCallDraft, entriesOf, saveCallDraft } from '../../services/calls/entries/callDraft'
import { builder } from '../kernel/builder'
import { actorOf } from '../kernel/context'
import { hints } from '../kernel/cost'
import { verb } from '../kernel/verb'
import { callVerb } from './inputs'

const name =
  'The name that the entry has in the input of `closeCall`; of a field of a procedure `fields.` and its raw id. The names of needs and rooms are raw ids.'

const DraftEntryRef = builder.objectRef<DraftEntry>('CallDraftEntry').implement({
  description: 'An entry that was changed and not sent. What it holds is a list of texts; an empty one is nothing.',
  fields: (t) => ({
    name: t.exposeString('name', { description: name }),
    from: t.exposeStringList('from', { description: 'What it held when the person began to change it.' }),
    to: t.exposeStringList('to', { description: 'What the person made of it.' }),
  }),
})

const DraftRef = builder.objectRef<CallDraft>('CallDraft').implement({
  description: 'What somebody entered on a call and has not sent; nobody else sees it.',
  fields: (t) => ({
    savedAt: t.expose('savedAt', { type: 'DateTime', description: 'When it was kept last.' }),
    revision: t.exposeInt('revision', {
      description:
        'Grows whenever it is kept, or part of it was sent. A draft that became empty is gone, and the next begins at 1.',
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
      'What you entered on it and have not sent. Null without any, and for people who do not work calls. Reading it is audited.',
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
    from: t.stringList({ required: true, description: 'What it held when the person began to change it.' }),
    to: t.stringList({ required: true, description: 'What the person made of it.' }),
  }),
})

verb(saveCallDraft, {
  types: { entries: [DraftEntryInput] },
  success: (t) => ({
    savedAt: t.expose('savedAt', { type: 'DateTime', description: 'When it was kept.' }),
    draft: t.field({
      type: DraftRef,
      nullable: true,
      description: 'The draft as it is now, with what other pages of yours kept; null when nothing is left of it.',
      resolve: ({ draft }) => draft,
    }),
  }),
})

callVerb(discardCallDraft, { nullLeavesOut: ['names'] })
