// Sends one request over and over on a number of connections. Prints {requests, seconds, bytes, statuses}; instead of a
// status, the code of the error that broke a request off.
import { finish, options, sender, workFor } from './kit.mjs'

const { url, connections } = options
const send = sender(connections)
const seen = { requests: 0, bytes: 0, statuses: {} }

const client = async (now) => {
  while (!now.isOver) {
    const { status, bytes } = await send(url, options).catch(({ code }) => ({ status: code, bytes: 0 }))
    if (!now.isCounted) continue
    seen.requests += 1
    seen.bytes += bytes
    seen.statuses[status] = (seen.statuses[status] ?? 0) + 1
  }
}

const seconds = await workFor(
  Array.from({ length: connections }, () => client),
  options,
)
finish({ ...seen, seconds })
