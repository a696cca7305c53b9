// Stands for what a generator makes of /api/v0/openapi.json, and knows nothing of it, so that the journey is read like
// any other file. generatedClient.test.ts puts the journey beside the generated types, and checks it against them.
// oxlint-disable-next-line typescript/no-explicit-any
export type paths = Record<string, Record<'get' | 'post' | 'put' | 'delete', any>>
