import { roleNames } from '../../domain/kernel/actor'
import type { ImportOutcome, PlannedRow } from '../../domain/users/importRows'
import type { NewInvitation } from '../../services/users/import/addPeople'
import { importUsers } from '../../services/users/import/importUsers'
import { resendInvitation, type Resent } from '../../services/users/invitations/resendInvitation'
import { builder } from '../kernel/builder'
import { enumOf } from '../kernel/enumOf'
import type { SuccessFields } from '../kernel/inputs'
import { hints } from '../kernel/plugins/cost'
import { verb, viewerCan } from '../kernel/verb'
import { facts } from './verbs'

const ImportOutcomeRef = enumOf('ImportOutcome', 'What comes of a row of a file of people.', {
  newPerson: 'A new account, which is invited.',
  newRole: 'There is an account, which is invited to the role here; nothing about it changes.',
  unchanged: 'The person works here already, as the row says, or is invited to.',
  wrong: 'Something is wrong with the row, so nothing comes of it.',
})

const ImportedUser = builder.objectRef<PlannedRow>('ImportedUser').implement({
  description: 'A row of a file of people.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'The line of the file.' }),
    fullName: t.exposeString('fullName', { description: 'The name in the row.' }),
    email: t.exposeString('email', { description: 'The e-mail address in the row.' }),
    roleName: t.string({
      nullable: true,
      description: 'The role, as screens show it; null when the row names none.',
      resolve: ({ role }) => role && roleNames[role],
    }),
    outcome: t.field({ type: ImportOutcomeRef, description: 'What comes of it.', resolve: ({ outcome }) => outcome }),
    problems: t.exposeStringList('problems', { description: 'What is wrong with it.' }),
  }),
})

const ImportCounts = builder.objectRef<Record<ImportOutcome, number>>('ImportCounts').implement({
  description: 'How many rows have each outcome.',
  fields: (t) => ({
    newPerson: t.exposeInt('newPerson', { description: 'New accounts.' }),
    newRole: t.exposeInt('newRole', { description: 'Accounts that are invited to a role here.' }),
    unchanged: t.exposeInt('unchanged', { description: 'People who work here already, or are invited to.' }),
    wrong: t.exposeInt('wrong', { description: 'Rows with problems.' }),
  }),
})

const NewInvitationRef = builder.objectRef<NewInvitation>('NewInvitation').implement({
  description: 'The link of someone who was invited, which is not mailed.',
  fields: (t) => ({
    fullName: t.exposeString('fullName', { description: 'The person.' }),
    email: t.exposeString('email', { description: 'Their e-mail address.' }),
    token: t.exposeString('token', { description: 'What follows `/welcome#` in the link. It is answered once.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when the link works.' }),
  }),
})

verb(importUsers, {
  success: (t) => ({
    digest: t.exposeString('digest', {
      description: 'Stands for what comes of each row; send it with the import.',
    }),
    counts: t.expose('counts', { type: ImportCounts, description: 'How many rows have each outcome.' }),
    rows: t.expose('rows', {
      type: [ImportedUser],
      ...hints({ size: 200 }),
      description: 'The rows of the file, in their order.',
    }),
    ignoredColumns: t.exposeStringList('ignoredColumns', {
      description: 'Columns of the file that mean nothing here.',
    }),
    problems: t.exposeString('problems', {
      nullable: true,
      description: 'The wrong rows as a CSV file with a column Problem; null when there are none.',
    }),
    canMail: t.exposeBoolean('canMail', { description: 'Whether people are invited by mail.' }),
    invitations: t.expose('invitations', {
      type: [NewInvitationRef],
      ...hints({ size: 200 }),
      description: 'The links of those who were invited, when they are not mailed.',
    }),
  }),
})

/** The link of an invitation, as a success answers it. */
export const newLink = <S extends Resent>(t: SuccessFields<S>) => ({
  token: t.exposeString('token' as never, {
    nullable: true,
    description: 'What follows `/welcome#` in the link. It is answered once; null when the invitation is mailed.',
  }),
  expiresAt: t.expose('expiresAt' as never, {
    type: 'DateTime',
    nullable: true,
    description: 'Until when the link works; null when the invitation is mailed.',
  }),
})

verb(resendInvitation, { success: newLink })
viewerCan('User', { ...facts, active: true, passwordHash: true }, resendInvitation)
