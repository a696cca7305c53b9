/** A message as it is sent. It holds no patient's data. */
export type MailText = { subject: string; text: string; html: string }

export type LinkMail = {
  /** `role`: an invitation to a role for an account that was there before. */
  kind: 'invitation' | 'role' | 'reset'
  fullName: string
  /** The provider in whose name it is sent; null: none. */
  provider: string | null
  /** The administrator who invited. */
  invitedBy: string | null
  /** The page that the link leads to, and the code with which it does. */
  page: string
  code: string
}

/** A name on one line: line ends would begin another header. */
export const onOneLine = (name: string): string => name.replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => entities[letter]!)

const rowOf = ([name, value]: readonly [string, string]): string =>
  `<tr><td>${escapeHtml(name)}</td><td><b>${escapeHtml(value)}</b></td></tr>`

type Parts = {
  subject: string
  greeting: string
  before: string[]
  figures?: readonly (readonly [name: string, value: string])[]
  button: string
  link: string
  /** Stands below the link, for whoever cannot open it. */
  instead?: { words: string; code: string }
  after: string[]
}

/** Writes a mail as text and as HTML. */
export const writeMail = ({
  subject,
  greeting,
  before,
  figures = [],
  button,
  link,
  instead,
  after,
}: Parts): MailText => {
  const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`
  const href = escapeHtml(link)
  return {
    subject,
    text:
      [
        greeting,
        ...before,
        ...(figures.length > 0 ? [figures.map(([name, value]) => `${name}: ${value}`).join('\r\n')] : []),
        link,
        ...(instead ? [instead.words, instead.code] : []),
        ...after,
      ].join('\r\n\r\n') + '\r\n',
    html: [
      '<!doctype html><html lang="en"><body style="font-family:sans-serif;line-height:1.5">',
      paragraph(greeting),
      ...before.map(paragraph),
      ...(figures.length > 0 ? [`<table cellpadding="4">${figures.map(rowOf).join('')}</table>`] : []),
      `<p><a href="${href}">${escapeHtml(button)}</a></p>`,
      `<p style="word-break:break-all">${href}</p>`,
      ...(instead
        ? [
            paragraph(instead.words),
            `<p style="font-family:monospace;font-size:1.25em">${escapeHtml(instead.code)}</p>`,
          ]
        : []),
      ...after.map(paragraph),
      '</body></html>',
    ].join('\n'),
  }
}

/** The text of an invitation or of a password reset (rules 9.5). */
export const linkMailText = ({ kind, page, code, ...names }: LinkMail): MailText => {
  const fullName = onOneLine(names.fullName)
  const provider = names.provider && onOneLine(names.provider)
  const invitedBy = names.invitedBy && onOneLine(names.invitedBy)
  const greeting = `Hello ${fullName},`
  const where = provider ? ` at ${provider}` : ''
  const link = `${page}#${code}`
  // Some mail programs and gateways cut off what follows the #, or open no link.
  const instead = { words: `If the link does not work, open ${page} and type this code:`, code }
  const invitation = {
    subject: `Your Patency account${where}`,
    greeting,
    link,
    instead,
    after: [
      'The link works once, for 72 hours. After that, ask your administrator for another one.',
      'If you did not expect this message, you can ignore it.',
    ],
  }
  const invites = `${invitedBy ?? 'An administrator'} invites you to Patency${where}.`
  if (kind === 'role')
    return writeMail({
      ...invitation,
      before: [`${invites} Your e-mail address has an account already. It works there too when you accept:`],
      button: 'Accept the invitation',
    })
  return kind === 'invitation'
    ? writeMail({
        ...invitation,
        before: [`${invites} Choose a password to begin:`],
        button: 'Choose a password',
      })
    : writeMail({
        subject: 'Reset your Patency password',
        greeting,
        before: [`Someone asked for a new password for your Patency account${where}. Choose one here:`],
        button: 'Choose a new password',
        link,
        instead,
        after: [
          'The link works once, for 30 minutes.',
          'If you did not ask for it, ignore this message. Your password stays as it is.',
        ],
      })
}

export type MessageMail = {
  fullName: string
  /** The provider in whose name it is sent. */
  provider: string
  title: string
  lines: readonly string[]
  action: string
  link: string
}

/** The text of a message of the inbox, as a mail (rules 6.8). */
export const messageMailText = ({ fullName, provider, title, lines, action, link }: MessageMail): MailText =>
  writeMail({
    subject: `${onOneLine(provider)}: ${onOneLine(title)}`,
    greeting: `Hello ${onOneLine(fullName)},`,
    before: [`${title}.`, ...lines],
    button: action,
    link,
    after: [`${onOneLine(provider)} sent this with Patency. The message is also in your inbox there.`],
  })

/** What a mail server said, without the addresses that it repeats. */
export const reasonWithoutAddresses = (reason: string): string =>
  onOneLine(reason.replaceAll(/<?[^\s<>@"']*@[^\s<>@"',;:]+>?/g, '…')).slice(0, 200) || 'without a reason'
