// Changes calls of one queue at a steady pace over REST, beside whatever is measured, until its input ends; says how
// many a second were done. A machine that is too busy for one of them is told so with 503.
import { finish, options } from './kit.mjs'

const { address, cookie, providerId, perSecond } = options
const calls = `${address}/api/v0/providers/${providerId}/calls`
const headers = { cookie, 'content-type': 'application/json' }
const ids = (await (await fetch(`${calls}/active`, { headers })).json())
  .filter(({ purpose }) => purpose.name !== 'Custom')
  .map(({ id }) => id)

const started = performance.now()
let n = 0
let done = 0
setInterval(async () => {
  n += 1
  const body = JSON.stringify({ contact: `ext ${n} of ${process.pid}` })
  const answer = await fetch(`${calls}/${ids[n % ids.length]}`, { method: 'PUT', headers, body })
  const text = await answer.text()
  if (answer.status === 200) done += 1
  else if (answer.status !== 503) throw new Error(text)
}, 1000 / perSecond)
process.stdin.on('end', () => finish((done * 1000) / (performance.now() - started)))
process.stdin.resume()
