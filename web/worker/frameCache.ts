// The frame of the app: the files of one build, kept in the browser so that the app starts without a network. Only files
// of the build are ever written here, by their names, so never an answer with data.

/** A file of the build. `digest`: of one whose name has no hash of its content. */
export type FrameFile = { path: string; digest?: string }

const prefix = 'patency.frame.'
const pageFile = '/index.html'
const fetchedAtOnce = 6

const cacheOf = (build: string): string => `${prefix}${build}`

/** The names of files are unique without what a server says about compression. */
const find = (path: string): Promise<Response | undefined> => caches.match(path, { ignoreVary: true })

const digestOf = async (response: Response): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

/** The file as this build has it. A proxy may have asked a server of another build, so what could differ is compared. */
const load = async ({ path, digest }: FrameFile): Promise<Response> => {
  const kept = digest === undefined ? await find(path) : undefined
  if (kept) return kept
  const response = await fetch(path, { cache: digest === undefined ? 'default' : 'no-cache', credentials: 'omit' })
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`)
  if (digest !== undefined && (await digestOf(response.clone())) !== digest)
    throw new Error(`${path} is of another build.`)
  return response
}

/** Keeps all files of the build. When one is missing, none counts: the browser installs this build later. */
export const keepFrame = async (build: string, files: readonly FrameFile[]): Promise<void> => {
  const cache = await caches.open(cacheOf(build))
  const waiting = [...files]
  const work = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift()) await cache.put(file.path, await load(file))
  }
  await Promise.all(Array.from({ length: fetchedAtOnce }, work))
}

/** Deletes the files of older builds, except the one before: its pages may still be open, and load their parts from it. */
export const deleteOlderFrames = async (build: string): Promise<void> => {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheOf(build))
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
}

/** The page of this build, whatever its address. */
export const framePage = async (build: string, request: Request): Promise<Response> => {
  const cache = await caches.open(cacheOf(build))
  return (await cache.match(pageFile, { ignoreVary: true })) ?? fetch(request)
}

/** A file of this build or, for a page that is still open, of the one before. */
export const frameFile = async (build: string, request: Request): Promise<Response> => {
  const { pathname } = new URL(request.url)
  const cache = await caches.open(cacheOf(build))
  return (await cache.match(pathname, { ignoreVary: true })) ?? (await find(pathname)) ?? fetch(request)
}

/** Whether an address is a page of the app, as the server decides it; never what the doors answer. */
export const isPage = (pathname: string): boolean =>
  !/^\/(graphql|api|health|metrics|assets)(\/|$)/.test(pathname) && !/\.[^/]*$/.test(pathname)
