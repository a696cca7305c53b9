import { stringify } from 'csv-stringify/browser/esm/sync'

type Invitation = {
  readonly fullName: string
  readonly email: string
  readonly token: string
  readonly expiresAt: string
}

/** The links of new people as a file, and the code of each for whoever types it, for an administrator to hand over (rules 7.4, 9.5). */
export const linksCsv = (invitations: readonly Invitation[], origin: string): string =>
  stringify(
    [
      ['Full Name', 'E-Mail', 'Link', 'Code', 'Works Until'],
      ...invitations.map(({ fullName, email, token, expiresAt }) => [
        fullName,
        email,
        `${origin}/welcome#${token}`,
        token,
        expiresAt,
      ]),
    ],
    { bom: true, record_delimiter: 'windows', escape_formulas: true },
  )
