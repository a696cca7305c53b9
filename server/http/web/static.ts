import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { problem } from '../../rest/v0/kernel/problem'
import { sendProblem } from '../edge/send'
import { encodings, isHashed, type Asset, type BuiltApp } from './assets'
import type { OlderFiles } from './olderFiles'

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
 * Serves the built web app, and the hashed files of other builds; a path without a file is a page of the app, and gets
 * `index.html`. Not by sirv, whose tags are made of size and time: two builds may have the same.
 */
export const createStatic = ({ assets }: BuiltApp, older: OlderFiles['find']) => {
  return (req: IncomingMessage, res: ServerResponse, pathname: string): Promise<void> | void => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('allow', 'GET, HEAD')
      sendProblem(req, res, problem('METHOD_NOT_ALLOWED', 'Only GET and HEAD are allowed here.'))
      return
    }
    const send = (asset: Asset | null | undefined): void => {
      if (asset) sendAsset(req, res, asset)
      else sendProblem(req, res, problem('NOT_FOUND', 'There is nothing at this address.'))
    }
    const asset = assets.get(pathname)
    if (asset) return send(asset)
    if (isHashed(pathname)) return older(pathname).then(send)
    send(path.posix.extname(pathname) === '' ? assets.get('/index.html') : null)
  }
}
