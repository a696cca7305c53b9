import { Agent as HttpAgent, request as requestHttp } from 'node:http'
import { Agent, request as requestHttps } from 'node:https'
import { HttpsProxyAgent } from 'https-proxy-agent'
import webPush from 'web-push'
import type { Env } from '../env'
import type { Logger } from '../log'
import { installationReach, type Reach } from './reach'

export type PushKeys = { publicKey: string; privateKey: string }

export type PushDevice = { endpoint: string; p256dh: string; auth: string }

/** What became of a push. `again`: the service could not take it now; `gone`: the device is no longer there. */
export type Pushed =
  | { outcome: 'sent' }
  | { outcome: 'gone' }
  | { outcome: 'again'; problem: string; retryAfterMs: number | null }
  | { outcome: 'refused'; problem: string }

export type PushMessage = { payload: object; topic: string; lifeMs: number }

/** Sends messages to the push services of people's browsers (RFC 8030, 8291, 8292). */
export type Pusher = {
  reach: Reach
  send(keys: PushKeys, device: PushDevice, message: PushMessage): Promise<Pushed>
  close(): void
}

/** Well below the time for which a process claims a push (services/alerts/push/sendPush). */
const longestMs = 10_000

export const makePushKeys = (): PushKeys => webPush.generateVAPIDKeys()

type Answer = { status: number; retryAfter: string | undefined }

/** Seconds or a date, as the header says it. */
const retryAfterMs = (header: string | undefined): number | null => {
  if (!header) return null
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now()
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}

/**
 * `subject`: an address at which push services find who runs this installation. `proxy`: the http proxy through which the
 * server reaches the internet; it then decides which addresses are reached. `log`: is told of refusals, which are mostly
 * for whoever runs it.
 */
export const openPusher = ({
  subject,
  proxy,
  reach,
  log,
}: {
  subject: string
  proxy: string | null
  reach: Reach
  log?: Pick<Logger, 'warn'>
}): Pusher => {
  const agents = {
    'https:': proxy ? new HttpsProxyAgent(proxy) : new Agent({ keepAlive: true, lookup: reach.lookup }),
    'http:': new HttpAgent({ lookup: reach.lookup }),
  }

  const post = ({ endpoint, method, headers, body }: webPush.RequestDetails): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { protocol } = new URL(endpoint)
      const isPlain = protocol === 'http:'
      // It follows no redirect.
      const request = (isPlain ? requestHttp : requestHttps)(
        endpoint,
        {
          method,
          headers,
          agent: isPlain ? agents['http:'] : agents['https:'],
          signal: AbortSignal.timeout(longestMs),
        },
        (response) => {
          response.resume()
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] }),
          )
          response.on('error', reject)
        },
      )
      request.on('error', reject)
      request.end(body)
    })

  return {
    reach,
    send: async ({ publicKey, privateKey }, { endpoint, p256dh, auth }, { payload, topic, lifeMs }) => {
      try {
        const problem = await reach.problemOf(endpoint)
        const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
          vapidDetails: { subject, publicKey, privateKey },
          TTL: Math.max(1, Math.round(lifeMs / 1_000)),
          urgency: 'high',
          topic,
          contentEncoding: 'aes128gcm',
        })
        const pushed: Pushed = problem ? { outcome: 'refused', problem } : outcomeOf(await post(details))
        // The address itself is a secret of the device.
        if (pushed.outcome === 'refused')
          log?.warn(
            { service: new URL(endpoint).host, problem: pushed.problem },
            'a push service refused a notification',
          )
        return pushed
      } catch (error) {
        return { outcome: 'again', problem: (error as Error).message.slice(0, 200), retryAfterMs: null }
      }
    },
    close: () => Object.values(agents).forEach((agent) => agent.destroy()),
  }
}

/** As the environment says. Push services want to know whom to ask; without an address of Patency there is nobody to name. */
export const openInstallationPusher = (env: Env, log: Logger): Pusher => {
  const { publicUrl, pushProxy } = env
  return openPusher({
    subject: publicUrl?.startsWith('https:') ? publicUrl : 'mailto:patency@example.org',
    proxy: pushProxy,
    reach: installationReach(env),
    log,
  })
}

const outcomeOf = ({ status, retryAfter }: Answer): Pushed => {
  if (status >= 200 && status < 300) return { outcome: 'sent' }
  if (status === 404 || status === 410) return { outcome: 'gone' }
  const problem = `The push service answered ${status}.`
  return status === 429 || status >= 500
    ? { outcome: 'again', problem, retryAfterMs: retryAfterMs(retryAfter) }
    : { outcome: 'refused', problem }
}
