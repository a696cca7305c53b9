import { importOutcomes } from '../../../domain/users/importRows'
import { roles } from '../../../domain/kernel/actor'
import { importUsers, type ImportReport } from '../../../services/users/import/importUsers'
import { resendInvitation, type Resent } from '../../../services/users/invitations/resendInvitation'
import { resendRoleInvitation } from '../../../services/users/invitations/roleInvitations'
import { commandRoute } from '../kernel/commandRoute'
import { answer, flag, list, moment, oneOf, orNull, record, text, whole } from '../kernel/jsonSchema'
import type { Route } from '../kernel/route'

const users = '/providers/{providerId}/users'

const invitation = answer(
  'Invitation',
  'An invitation: mailed, or a link to hand over.',
  record({
    token: orNull(text('What follows `/welcome#` in the link, answered once; null when the invitation is mailed.')),
    expiresAt: orNull(moment('Until when the link works.')),
  }),
  (resent: Resent) => resent,
)

const imported = answer(
  'ImportedUsers',
  'What came of a file of people, or would come of it.',
  record({
    digest: text('Stands for what comes of each row; send it with the import.'),
    counts: record({ newPerson: whole(), newRole: whole(), unchanged: whole(), wrong: whole() }),
    rows: list(
      record({
        line: whole('The line of the file.'),
        fullName: text(),
        email: text(),
        role: orNull(oneOf(roles)),
        outcome: oneOf(
          importOutcomes,
          '`newRole`: there is an account, which is invited to the role here; nothing about it changes.',
        ),
        problems: list(text()),
      }),
    ),
    ignoredColumns: list(text(), 'Columns of the file that mean nothing here.'),
    problems: orNull(text('The wrong rows as a CSV file with a column Problem.')),
    canMail: flag('Whether people are invited by mail.'),
    invitations: list(
      record({ fullName: text(), email: text(), token: text(), expiresAt: moment() }),
      'The links of those who were invited, answered once, when they are not mailed.',
    ),
  }),
  ({ rows, ...report }: ImportReport) => ({
    ...report,
    rows: rows.map(({ line, fullName, email, role, outcome, problems }) => ({
      line,
      fullName,
      email,
      role,
      outcome,
      problems,
    })),
  }),
)

export const invitationRoutes: Route[] = [
  commandRoute('POST', `${users}/import`, importUsers, imported.schema, async ({ request }, input) =>
    imported.show(await importUsers(request, input)),
  ),
  commandRoute(
    'POST',
    '/providers/{providerId}/invitations/{id}/again',
    resendRoleInvitation,
    invitation.schema,
    async ({ request }, input) => {
      const { token, expiresAt } = await resendRoleInvitation(request, input)
      return invitation.show({ token, expiresAt })
    },
  ),
  commandRoute('POST', `${users}/{id}/invitation`, resendInvitation, invitation.schema, async ({ request }, input) =>
    invitation.show(await resendInvitation(request, input)),
  ),
]
