import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { webFolder } from '../../paths'
import { problem } from '../../rest/v0/kernel/problem'
import { sendProblem } from './send'

/** In order of preference; the build writes `name.js.br` beside `name.js`. */
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

type Asset = {
  type: string
  etag: string
  cacheControl: string
  plain: Buffer
  encoded: Partial<Record<'br' | 'gzip', Buffer>>
}

/** The files of the built web app by path, held in memory: a few megabytes. */
const readAssets = (folder: string): Map<string, Asset> => {
  const assets = new Map<string, Asset>()
  if (!existsSync(folder)) return assets
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = getMimeType(name)
    if (type === undefined || encodings.some(({ suffix }) => name.endsWith(suffix))) continue
    const file = path.join(folder, name)
    const plain = readFileSync(file)
    const address = `/${name.split(path.sep).join('/')}`
    const asset: Asset = {
      type,
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      // The names of files in assets/ contain a hash of their content.
      cacheControl: address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      plain,
      encoded: {},
    }
    for (const { name: encoding, suffix } of encodings) {
      if (existsSync(file + suffix)) asset.encoded[encoding] = readFileSync(file + suffix)
    }
    assets.set(address, asset)
  }
  return assets
}

const sendAsset = (req: IncomingMessage, res: ServerResponse, asset: Asset): void => {
  const accepted = String(req.headers['accept-encoding'] ?? '')
  const encoding = encodings.find(({ name }) => asset.encoded[name] && accepted.includes(name))?.name
  const body = (encoding && asset.encoded[encoding]) ?? asset.plain
  // A tag identifies a sequence of bytes, so each compressed form has its own.
  const etag = encoding ? asset.etag.replace(/"$/, `-${encoding}"`) : asset.etag
  res.setHeader('vary', 'accept-encoding')
  res.setHeader('cache-control', asset.cacheControl)
  res.setHeader('etag', etag)
  if (req.headers['if-none-match'] === etag) {
    res.writeHead(304).end()
    return
  }
  if (encoding) res.setHeader('content-encoding', encoding)
  res.writeHead(200, { 'content-type': asset.type, 'content-length': body.length })
  res.end(req.method === 'HEAD' ? undefined : body)
}

/**
 * Serves the built web app; a path without a file is a page of the app, and gets `index.html`. Not by sirv, whose tags
 * are made of size and time: two builds may have the same.
 */
export const createStatic = (folder = webFolder) => {
  const assets = readAssets(folder)
  return (req: IncomingMessage, res: ServerResponse, pathname: string): void => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('allow', 'GET, HEAD')
      sendProblem(req, res, problem('METHOD_NOT_ALLOWED', 'Only GET and HEAD are allowed here.'))
      return
    }
    const isFile = pathname.startsWith('/assets/') || path.posix.extname(pathname) !== ''
    const asset = assets.get(pathname) ?? (isFile ? undefined : assets.get('/index.html'))
    if (asset) sendAsset(req, res, asset)
    else sendProblem(req, res, problem('NOT_FOUND', 'There is nothing at this address.'))
  }
}
