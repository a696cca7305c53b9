import { createECDH, createDecipheriv, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushPayload } from '../../domain/alerts/push'

/** What a browser hands over when it subscribes. */
export type TestDevice = {
  endpoint: string
  p256dh: string
  auth: string
  /** What it got, decrypted, in the order of arrival. */
  received: ReceivedPush[]
}

export type ReceivedPush = {
  payload: PushPayload
  topic: string
  ttl: number
  urgency: string
  subject: string
  key: string
}

/** A push service on this machine, as a browser maker runs one: it checks who sends, and its browsers decrypt. */
export type PushService = {
  subscribe(): TestDevice
  /** What it answers to the next messages instead of taking them. */
  answers: { status: number; headers?: Record<string, string> }[]
  /** Called while a message is under way. */
  whileSending: (() => Promise<void>) | null
  attempts: number
  stop(): Promise<void>
}

type Keys = { device: TestDevice; ecdh: ReturnType<typeof createECDH>; auth: Buffer }

/** RFC 8291 and 8188: one record, encrypted for the browser's key. */
const decrypt = ({ ecdh, auth }: Keys, body: Buffer): string => {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + idLength)
  const sealed = body.subarray(21 + idLength)
  const hkdf = (key: Uint8Array, by: Uint8Array, info: Buffer, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', key, by, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const secret = hkdf(ecdh.computeSecret(sender), auth, info, 32)
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}

/** RFC 8292: a token for this service, signed with the key of the header. Answers the key and the subject. */
const checkSender = (headers: IncomingHttpHeaders, audience: string): { key: string; subject: string } => {
  const [, token, key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? []
  const [head, claims, signature] = token!.split('.') as [string, string, string]
  const point = Buffer.from(key!, 'base64url')
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud: string
    exp: number
    sub: string
  }
  if (!isSigned || aud !== audience || exp * 1_000 < Date.now()) throw new Error('the sender is not who they say')
  return { key: key!, subject: sub }
}

export const startPushService = async (): Promise<PushService> => {
  const devices = new Map<string, Keys>()
  const server = createServer((req, res) => {
    const parts: Buffer[] = []
    req.on('data', (part: Buffer) => parts.push(part))
    req.on('end', () => {
      void (async () => {
        service.attempts += 1
        await service.whileSending?.()
        const refusal = service.answers.shift()
        if (refusal) return void res.writeHead(refusal.status, refusal.headers).end()
        const keys = devices.get(req.url!)
        if (!keys) return void res.writeHead(410).end()
        const sender = checkSender(req.headers, origin())
        keys.device.received.push({
          ...sender,
          payload: JSON.parse(decrypt(keys, Buffer.concat(parts))) as PushPayload,
          topic: String(req.headers.topic),
          ttl: Number(req.headers.ttl),
          urgency: String(req.headers.urgency),
        })
        res.writeHead(201).end()
      })().catch(() => res.writeHead(403).end())
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const service: PushService = {
    subscribe: () => {
      const ecdh = createECDH('prime256v1')
      const auth = randomBytes(16)
      const path = `/push/${randomBytes(12).toString('hex')}`
      const device: TestDevice = {
        endpoint: `${origin()}${path}`,
        p256dh: ecdh.generateKeys().toString('base64url'),
        auth: auth.toString('base64url'),
        received: [],
      }
      devices.set(path, { device, ecdh, auth })
      return device
    },
    answers: [],
    whileSending: null,
    attempts: 0,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return service
}
