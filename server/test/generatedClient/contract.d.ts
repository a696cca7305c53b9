// Stands for what a generator makes of /api/v0/openapi.json, and knows nothing of it, so that the journey is read like
// any other file. server/test/generatedClient.test.ts puts the generated types in its place and checks it against them.
declare module 'patency-contract' {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  export type paths = Record<string, Record<'get' | 'post' | 'put' | 'delete', any>>
}
