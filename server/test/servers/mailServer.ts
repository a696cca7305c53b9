import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { linkToken } from '../harness/expect'

export type ReceivedMail = {
  from: string
  to: string
  subject: string
  text: string
  html: string
  attachments: { name: string | undefined; content: Buffer }[]
  id: string
  /** The headers as they came. */
  head: string
}

/** A mail server that keeps what it is sent. */
export type MailServer = {
  url: string
  received: ReceivedMail[]
  /** What it answers to the next messages instead of taking them. */
  refusals: string[]
  /** Resolves once so many messages have come. */
  has(count: number): Promise<void>
  stop(): Promise<void>
}

export const startMailServer = async (): Promise<MailServer> => {
  const received: ReceivedMail[] = []
  const refusals: string[] = []
  const waiting = new Set<() => void>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (address, _session, done) => {
      const refusal = refusals.shift()
      if (!refusal) return done()
      done(
        Object.assign(new Error(`<${address.address}>: ${refusal.slice(4)}`), {
          responseCode: Number(refusal.slice(0, 3)),
        }),
      )
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        void (async () => {
          const whole = Buffer.concat(chunks)
          const mail = await simpleParser(whole)
          received.push({
            from: mail.from?.text ?? '',
            to: session.envelope.rcptTo.map(({ address }) => address).join(),
            subject: mail.subject ?? '',
            text: mail.text ?? '',
            html: mail.html || '',
            attachments: mail.attachments.map(({ filename, content }) => ({ name: filename, content })),
            id: mail.messageId ?? '',
            head: whole.toString().split('\r\n\r\n', 1)[0]!,
          })
          done()
          for (const look of waiting) look()
        })()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refusals,
    has: (count) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (received.length < count) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** The token in the link of a message. */
export const tokenIn = ({ text }: Pick<ReceivedMail, 'text'>): string =>
  new RegExp(`#(${linkToken.source})\\s`).exec(text)![1]!
