import { address, hospital, serveHospital } from '../../test/harness/servedHospital'
import { pages } from './index'

serveHospital()

describe('methods', () => {
  const send = (method: string, path: string, headers: Record<string, string> = {}) =>
    fetch(`${address}/api/v0${path}`, {
      method,
      headers: { cookie: `patency=${hospital.people.rosa.token}`, ...headers },
    })
  const base = () => `/providers/${hospital.riverside.id}`

  test('that an address does not have are refused with those that it has', async () => {
    const cases: [method: string, path: string, allow: string][] = [
      ['PATCH', `${base()}/calls`, 'POST, OPTIONS'],
      ['GET', `${base()}/calls`, 'POST, OPTIONS'],
      ['POST', `${base()}/calls/active`, 'GET, HEAD, OPTIONS'],
      ['POST', `${base()}/calls/x`, 'GET, PUT, DELETE, HEAD, OPTIONS'],
      ['GET', '/auth/login', 'POST, OPTIONS'],
      ['DELETE', '/docs', 'GET, HEAD, OPTIONS'],
      ['PUT', '/openapi.json/', 'GET, HEAD, OPTIONS'],
    ]
    for (const [method, path, allow] of cases) {
      const answer = await send(method, path)
      expect({
        method,
        path,
        status: answer.status,
        allow: answer.headers.get('allow'),
        body: await answer.json(),
      }).toMatchObject({ method, path, status: 405, allow, body: { code: 'METHOD_NOT_ALLOWED', title: 'Not here' } })
      const options = await send('OPTIONS', path)
      expect({ path, status: options.status, allow: options.headers.get('allow'), text: await options.text() }).toEqual(
        { path, status: 204, allow, text: '' },
      )
    }
  })

  test('HEAD answers as GET does, without the body', async () => {
    const callId = await hospital.openCall()
    for (const path of [
      `${base()}/calls/active`,
      `${base()}/calls/${callId}`,
      `${base()}/callpurposes`,
      '/users/me',
      '/docs',
      `${base()}/calls/nowhere`,
    ]) {
      const [head, get] = [await send('HEAD', path), await send('GET', path)]
      expect({
        path,
        status: head.status,
        type: head.headers.get('content-type'),
        etag: head.headers.get('etag'),
      }).toEqual({ path, status: get.status, type: get.headers.get('content-type'), etag: get.headers.get('etag') })
      expect(await head.text()).toBe('')
    }
  })

  test('a header cannot make another method of one', async () => {
    const callId = await hospital.openCall()
    for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override'])
      await send('POST', `${base()}/calls/${callId}`, { [name]: 'DELETE' })
    expect(await hospital.readCall(callId)).toMatchObject({ deletedAt: null, version: 1 })
  })

  test('what is at no address is not found, with and without a trailing slash', async () => {
    for (const path of [
      '',
      '/',
      '/nowhere',
      '/nowhere/',
      `${base()}/nowhere`,
      `${base()}/calls/x/y/z`,
      '/auth',
      '/docs/x',
      '/openapi.json5',
    ]) {
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        const answer = await send(method, path)
        expect({ method, path, status: answer.status, body: await answer.json() }).toMatchObject({
          method,
          path,
          status: 404,
          body: { code: 'NOT_FOUND' },
        })
      }
    }
    for (const { path } of pages) expect((await send('GET', `${path}/`)).status).toBe(200)
    expect((await send('GET', `${base()}/callpurposes/`)).status).toBe(200)
  })
})
