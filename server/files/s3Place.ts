import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { StartProblem } from '../startProblem'
import { FilesAway } from './filesAway'
import type { Place } from './place'

/** A bucket of any S3-compatible store; the prefix is empty or ends with a slash. */
export type S3Address = { bucket: string; prefix: string; endpoint: string | null; region: string | null }

/** Reads s3://bucket/prefix?endpoint=https://…&region=…; null: it is something else. */
export const readS3Address = (given: string): S3Address | null => {
  const url = URL.canParse(given) ? new URL(given) : null
  if (!url || url.protocol !== 's3:' || !/^[a-z0-9][a-z0-9.-]{2,62}$/.test(url.hostname)) return null
  if (url.username || url.password || url.port || url.hash) return null
  if ([...url.searchParams.keys()].some((key) => key !== 'endpoint' && key !== 'region')) return null
  const endpoint = url.searchParams.get('endpoint')
  if (endpoint !== null && !/^https?:[/][/][^/]/.test(endpoint)) return null
  const prefix = decodeURIComponent(url.pathname).replace(/^[/]+|[/]+$/g, '')
  return { bucket: url.hostname, prefix: prefix && `${prefix}/`, endpoint, region: url.searchParams.get('region') }
}

/**
 * A request for a file may take this long, with all its attempts. The bytes of an open file come as fast as their reader
 * takes them, so only the beginning of their answer is limited.
 */
const longestMs = 20_000

/** How long a look whether the store works is remembered. */
const lookedMs = 10_000

type Told = { name?: string; message?: string; code?: string; $metadata?: { httpStatusCode?: number } }

const isMissing = (error: unknown): boolean => {
  const { name, $metadata } = error as Told
  return name === 'NoSuchKey' || name === 'NotFound' || (name !== 'NoSuchBucket' && $metadata?.httpStatusCode === 404)
}

const reasonOf = (error: unknown): string => {
  const { name, code, message } = (error ?? {}) as Told
  return [code ?? name, message].filter(Boolean).join(': ')
}

/**
 * Files as objects of a bucket. An object appears whole or not at all. Credentials come from where AWS programs look for
 * them: the variables AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, a profile, or the role of the machine.
 */
export const s3Place = ({ bucket, prefix, endpoint, region }: S3Address, patience = 1): Place => {
  const name = `s3://${bucket}/${prefix}`

  // The library is large, so only servers that use it load it.
  const load = async () => {
    const { S3Client, ...commands } = await import('@aws-sdk/client-s3')
    const client = new S3Client({
      ...(endpoint !== null && { endpoint, forcePathStyle: true, region: 'us-east-1' }),
      // Without one the library looks for it where AWS programs do.
      ...(region !== null && { region }),
      // Not every store knows the checksums that AWS added later; the signature covers the content anyway.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 3,
      requestHandler: { connectionTimeout: 3_000 * patience, socketTimeout: 10_000 * patience },
    })
    return { client, commands }
  }
  let loading: ReturnType<typeof load> | null = null

  type Commands = Awaited<ReturnType<typeof load>>['commands']
  const use = async <Answer>(
    work: (client: S3Client, commands: Commands, limit: { abortSignal: AbortSignal }) => Promise<Answer>,
  ): Promise<Answer> => {
    const { client, commands } = await (loading ??= load())
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), longestMs * patience)
    try {
      return await work(client, commands, { abortSignal: limit.signal })
    } finally {
      clearTimeout(timer)
    }
  }
  /** What the store does not do is nobody's mistake, and passes. */
  const used: typeof use = async (work) => {
    try {
      return await use(work)
    } catch (error) {
      throw new FilesAway('FILES_AWAY', reasonOf(error))
    }
  }
  /** The same; null where there is no such file. */
  const found: <Answer>(work: Parameters<typeof use<Answer>>[0]) => Promise<Answer | null> = (work) =>
    used((...parts) =>
      work(...parts).catch((error: unknown) => {
        if (isMissing(error)) return null
        throw error
      }),
    )

  const at = (key: string) => ({ Bucket: bucket, Key: `${prefix}${key}` })
  const putBytes = (key: string, bytes: Uint8Array) => (client: S3Client, commands: Commands, limit: object) =>
    client.send(new commands.PutObjectCommand({ ...at(key), Body: bytes, ContentLength: bytes.length }), limit)

  let looked: { at: number; reason: Promise<string | null> } | null = null
  const look = (): Promise<string | null> =>
    use((client, { HeadBucketCommand }) =>
      client.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal: AbortSignal.timeout(3_000 * patience) }),
    ).then(
      () => null,
      () => 'the store of files does not answer',
    )

  return {
    name,

    prepare: async () => {
      const probe = `start-${randomUUID()}`
      try {
        await use(putBytes(probe, Buffer.from('Patency writes this to see whether it can, and removes it.\n')))
        await use((client, { GetObjectCommand }, limit) =>
          client.send(new GetObjectCommand(at(probe)), limit).then(({ Body }) => Body?.transformToByteArray()),
        )
        await use((client, { DeleteObjectCommand }, limit) => client.send(new DeleteObjectCommand(at(probe)), limit))
        await use((client, { ListObjectsV2Command }, limit) =>
          client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, MaxKeys: 1 }), limit),
        )
      } catch (error) {
        throw new StartProblem(
          `The store of files ${name}${endpoint === null ? '' : ` at ${endpoint}`} cannot be used (${reasonOf(error)}).`,
          'Check PATENCY_FILES_URL and the credentials, such as AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY. They need s3:PutObject, s3:GetObject and s3:DeleteObject in this bucket, and s3:ListBucket on it.',
        )
      }
    },

    whyNotReady: () => {
      if (!looked || Date.now() - looked.at > lookedMs) looked = { at: Date.now(), reason: look() }
      return looked.reason
    },

    put: async (key, bytes) => {
      await used(putBytes(key, bytes))
    },

    open: (key) =>
      found(async (client, { GetObjectCommand }, limit) => {
        const { Body, ContentLength } = await client.send(new GetObjectCommand(at(key)), limit)
        return { size: ContentLength ?? 0, stream: Body as Readable }
      }),

    sizeOf: (key) =>
      found(async (client, { HeadObjectCommand }, limit) => {
        const { ContentLength } = await client.send(new HeadObjectCommand(at(key)), limit)
        return ContentLength ?? 0
      }),

    remove: async (key) => {
      await found((client, { DeleteObjectCommand }, limit) => client.send(new DeleteObjectCommand(at(key)), limit))
    },

    list: async function* (under) {
      let after: string | undefined
      do {
        const page = await used((client, { ListObjectsV2Command }, limit) =>
          client.send(
            new ListObjectsV2Command({ Bucket: bucket, Prefix: `${prefix}${under}`, ContinuationToken: after }),
            limit,
          ),
        )
        for (const { Key, Size = 0, LastModified } of page.Contents ?? [])
          if (Key && LastModified) yield { key: Key.slice(prefix.length), size: Size, changedAt: LastModified }
        after = page.NextContinuationToken
      } while (after)
    },
  }
}
