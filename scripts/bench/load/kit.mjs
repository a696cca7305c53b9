// What the programs share that make a load, each in a process of its own, so that its work does not count as the server's.
import { readFileSync } from 'node:fs'
import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import WebSocket from 'ws'

/** What the program was asked for. */
export const options = JSON.parse(process.argv[2])

/** Prints the result, and ends, whatever is still open. */
export const finish = (result) => process.stdout.write(JSON.stringify(result), () => process.exit(0))

/** Kilobytes that the server has in memory. */
export const memory = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1])

/** Sends a body in so many pieces, one in each second. */
const drip = async (request, body, pieces) => {
  const size = Math.ceil(body.length / pieces)
  for (let at = 0; at < body.length && !request.destroyed; at += size) {
    request.write(body.subarray(at, at + size))
    await wait(1_000)
  }
  request.end()
}

/**
 * What sends requests on so many connections, which stay open. `bodyFile`: the file with the body. `dripped`: the body is
 * sent in so many seconds. `isSlow`: of the answer only one piece is read in each second.
 */
export const sender = (connections) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  /** A file is read once: reading it over and over would take the server's processor. */
  const files = new Map()
  const bytesOf = (file) => files.get(file) ?? files.set(file, readFileSync(file)).get(file)
  return (url, { method = 'GET', headers = {}, body, bodyFile, dripped, isSlow }) =>
    new Promise((resolve, reject) => {
      const request = http.request(url, { agent, method, headers }, (response) => {
        const parts = []
        response.on('data', (part) => {
          parts.push(part)
          if (!isSlow) return
          response.pause()
          setTimeout(() => response.resume(), 1_000)
        })
        response.on('error', reject)
        response.on('end', () => {
          resolve({
            status: response.statusCode,
            bytes: parts.reduce((sum, { length }) => sum + length, 0),
            text: () => Buffer.concat(parts).toString(),
          })
          // What was refused before it was sent to its end is not sent further.
          if (!request.writableFinished) request.destroy()
        })
      })
      request.on('error', reject)
      request.on('socket', (socket) => socket.on('error', reject))
      const bytes = bodyFile ? bytesOf(bodyFile) : body
      if (dripped) void drip(request, bytes, dripped)
      else request.end(bytes)
    })
}

/** Lets the workers go on until time is over, and counts after the warm-up; answers for how many seconds it counted. */
export const workFor = async (workers, { seconds, warmup = 1, isCut = false }) => {
  const now = { isCounted: false, isOver: false }
  const all = Promise.all(workers.map((work) => work(now)))
  await wait(warmup * 1000)
  now.isCounted = true
  const began = performance.now()
  await wait(seconds * 1000)
  const took = (performance.now() - began) / 1000
  now.isCounted = false
  // What is begun is finished: who leads a call can claim no other. What is slow on purpose is not.
  now.isOver = true
  if (!isCut) await all
  return took
}

/** Does it at a steady pace, whether what was begun before is done or not. */
export const atPace = async ({ perSecond, seconds }, act) => {
  const pending = []
  for (let n = 0; n < perSecond * seconds; n += 1) {
    pending.push(act(n))
    await wait(1000 / perSecond)
  }
  await Promise.all(pending)
}

/** Watches a queue as a screen does; `hear` is told what comes after the first event. */
export const watchQueue = ({ address, cookie, providerId, document }, hear) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { cookie },
    })
    const send = (message) => socket.send(JSON.stringify(message))
    const variables = { providerId: Buffer.from(`Provider:${providerId}`).toString('base64'), connections: [] }
    let isOpen = false
    socket.on('error', reject)
    socket.on('open', () => send({ type: 'connection_init', payload: { provider: providerId } }))
    socket.on('message', (data) => {
      if (isOpen) return hear(data)
      const { type } = JSON.parse(data)
      if (type === 'connection_ack') send({ id: '1', type: 'subscribe', payload: { query: document, variables } })
      isOpen = type === 'next'
      if (isOpen) resolve()
    })
  })
