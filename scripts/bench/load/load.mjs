// Sends one request over and over on a number of connections, in a process of its own, so that
// the sender's work does not count as the server's. Prints {requests, seconds, bytes, statuses}.
import http from 'node:http'

const { url, method = 'GET', headers = {}, body, connections, seconds, warmup = 1 } = JSON.parse(process.argv[2])
const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
const target = new URL(url)
const statuses = {}
let requests = 0
let bytes = 0
let counting = false
let stopped = false

const once = () =>
  new Promise((resolve, reject) => {
    const request = http.request(
      { agent, host: target.hostname, port: target.port, path: target.pathname + target.search, method, headers },
      (response) => {
        response.on('data', (chunk) => {
          if (counting) bytes += chunk.length
        })
        response.on('end', () => {
          if (counting) {
            requests += 1
            statuses[response.statusCode] = (statuses[response.statusCode] ?? 0) + 1
          }
          resolve()
        })
      },
    )
    request.on('error', reject)
    request.end(body)
  })

const client = async () => {
  while (!stopped) await once()
}

const clients = Array.from({ length: connections }, client)
await new Promise((resolve) => setTimeout(resolve, warmup * 1000))
counting = true
const started = performance.now()
await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
counting = false
const took = (performance.now() - started) / 1000
stopped = true
await Promise.all(clients)
process.stdout.write(JSON.stringify({ requests, seconds: took, bytes, statuses }))
process.exit(0)
