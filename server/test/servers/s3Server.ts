import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver, { type Store } from '@20minutes/s3rver'

/** The credentials of the S3 server, in the usual variables. */
export const s3Credentials = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }

/** A real S3 server with an empty bucket; `url` is for PATENCY_FILES_URL. */
export const startS3Server = async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'patency-s3-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'patency' }],
  })
  // It misreads the signed address of a bucket, which ends with a slash; the signatures of files are checked.
  server.middleware.unshift((context, next) => {
    context.app = Object.create(context.app, {
      allowMismatchedSignatures: { value: context.path === '/patency/' },
    }) as object
    // It names the next page of a list by a cipher that OpenSSL 3 lacks, so it gets none.
    const { store } = context
    const listObjects: Store['listObjects'] = (bucket, options) =>
      store.listObjects(bucket, { ...options, maxKeys: Number.POSITIVE_INFINITY })
    context.store = Object.create(store, { listObjects: { value: listObjects } }) as Store
    return next()
  })
  const { port } = await server.run()
  let isOpen = true
  const endpoint = `http://127.0.0.1:${port}`
  return {
    endpoint,
    urlOf: (prefix: string, bucket = 'patency'): string =>
      `s3://${bucket}${prefix && `/${prefix}`}?endpoint=${encodeURIComponent(endpoint)}&region=us-east-1`,
    close: async (): Promise<void> => {
      if (!isOpen) return
      isOpen = false
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
