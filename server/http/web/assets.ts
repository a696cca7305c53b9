import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { webFolder } from '../../paths'

/** In order of preference; the build writes `name.js.br` beside `name.js`. */
export const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

export type Asset = {
  type: string
  etag: string
  cacheControl: string
  plain: Buffer
  encoded: Partial<Record<'br' | 'gzip', Buffer>>
}

/** The built web app, held in memory: a few megabytes. */
export type BuiltApp = {
  /** The moment of the build, as its page says it (ISO 8601, UTC), which orders builds; null without a built app. */
  build: string | null
  /** The files by path. */
  assets: ReadonlyMap<string, Asset>
}

/** The names of these files contain a hash of their content. */
export const isHashed = (address: string): boolean => address.startsWith('/assets/')

/** A file at its address; null where the server does not know its type. */
export const assetOf = (address: string, plain: Buffer, encoded: Asset['encoded']): Asset | null => {
  const type = getMimeType(address)
  if (type === undefined) return null
  return {
    type,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    cacheControl: isHashed(address) ? 'public, max-age=31536000, immutable' : 'no-cache',
    plain,
    encoded,
  }
}

export const readApp = (folder = webFolder): BuiltApp => {
  const assets = new Map<string, Asset>()
  if (!existsSync(folder)) return { build: null, assets }
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (encodings.some(({ suffix }) => name.endsWith(suffix)) || getMimeType(name) === undefined) continue
    const file = path.join(folder, name)
    const address = `/${name.split(path.sep).join('/')}`
    const encoded: Asset['encoded'] = {}
    for (const { name: encoding, suffix } of encodings)
      if (existsSync(file + suffix)) encoded[encoding] = readFileSync(file + suffix)
    assets.set(address, assetOf(address, readFileSync(file), encoded)!)
  }
  const page = assets.get('/index.html')?.plain.toString() ?? ''
  return { build: /<meta name="patency-build" content="([^"]+)"/.exec(page)?.[1] ?? null, assets }
}
