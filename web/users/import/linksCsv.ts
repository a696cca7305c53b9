import { stringify } from 'csv-stringify/browser/esm/sync'

type Invitation = {
  readonly fullName: string
  readonly email: string
  readonly token: string
  readonly expiresAt: string
}

/** The links of new people as a file, for an administrator to hand over (rules 7.4, 9.5). */
export const linksCsv = (invitations: readonly Invitation[], origin: string): string =>
  stringify(
    [
      ['Full Name', 'E-Mail', 'Link', 'Works Until'],
      ...invitations.map(({ fullName, email, token, expiresAt }) => [
        fullName,
        email,
        `${origin}/welcome#${token}`,
        expiresAt,
      ]),
    ],
    { bom: true, record_delimiter: 'windows', escape_formulas: true },
  )
