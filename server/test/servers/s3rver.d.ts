declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net'

  /** Where it keeps its objects. */
  export type Store = { listObjects(bucket: string, options: object): Promise<object> }

  /** An S3 server in this process, which checks signatures; its only account is S3RVER with the secret S3RVER. */
  export default class S3rver {
    constructor(options: {
      port: number
      address: string
      silent: boolean
      directory: string
      configureBuckets: { name: string }[]
    })
    /** Koa's: what a request passes first is first. */
    middleware: ((context: { app: object; path: string; store: Store }, next: () => Promise<void>) => Promise<void>)[]
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
