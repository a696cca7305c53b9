import { createTransport } from 'nodemailer'
import type { MailText } from '../domain/mail/mailText'
import type { Env } from '../env'

/** A file that is sent with a message. */
export type Attachment = { filename: string; contentType: string; content: Buffer }

export type Message = MailText & {
  attachments?: readonly Attachment[]
  /** The same for each attempt, so that a mail server recognizes a message that it has already. */
  id: string
  to: { name: string; address: string }
}

/** Sends mail through the mail server of the installation. */
export type Mailer = { send(message: Message): Promise<void>; close(): void }

/** The mail server could not be reached or did not let us in. No message is the reason for that. */
export class MailServerDown extends Error {
  override name = 'MailServerDown'
}

/** Well below the time for which a process claims a message (services/mail/sendMail). */
const limits = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

type MailSettings = Pick<Env, 'smtpUser'> & { smtpUrl: string; mailFrom: string }

const ofTheConnection = new Set(['ECONNECTION', 'EDNS', 'ETIMEDOUT', 'ESOCKET', 'ETLS', 'EAUTH', 'ENOAUTH', 'EPROXY'])

export const openMailer = ({ smtpUrl, smtpUser, mailFrom }: MailSettings): Mailer => {
  const { protocol, password } = new URL(smtpUrl)
  const transport = createTransport({
    url: smtpUrl,
    ...(smtpUser && { auth: smtpUser }),
    ...limits,
    pool: true,
    maxConnections: 2,
    // A password never travels in clear.
    requireTLS: protocol === 'smtp:' && (password !== '' || smtpUser !== null),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // An idle connection that breaks is replaced; each message that fails is reported by `send`.
  transport.on('error', () => undefined)
  return {
    send: async ({ id, to, subject, text, html, attachments = [] }) => {
      try {
        await transport.sendMail({
          from: mailFrom,
          to,
          subject,
          text,
          html,
          attachments: [...attachments],
          messageId: `<${id}@patency>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
      } catch (error) {
        const { code } = error as { code?: string }
        if (code && ofTheConnection.has(code))
          throw new MailServerDown(`The mail server cannot be used: ${(error as Error).message}`, { cause: error })
        throw error
      }
    },
    close: () => transport.close(),
  }
}
