import { jest } from '@jest/globals'
import { FakeRequest, fakeRequests } from '../../test/fakes/fakeRequest'
import { createLink, type Link } from '../link'
import type { Problem } from '../problem'
import { createRest } from './rest'
import { sendFile } from './sendFile'

fakeRequests()

let link: Link
const told = jest.fn((problem: Problem) => problem)
beforeEach(() => {
  link = createLink()
  told.mockClear()
})
afterEach(() => link.close())

const fileThat = (reads: () => Promise<ArrayBuffer>) =>
  Object.assign(new File(['x'], 'arm.jpg'), { slice: () => ({ arrayBuffer: reads }) as never })
const readable = () => fileThat(() => Promise.resolve(new ArrayBuffer(1)))

const start = (file = readable(), { signal } = new AbortController()) => {
  const sent = sendFile<{ id: string }>(
    createRest(link, { headers: () => ({ 'patency-user': 'rosa' }), told }),
    '/api/v0/images',
    file,
    { fields: { issueDate: '2026-01-15', expirationDate: null }, tooLarge: 'Too large', signal, onProgress: () => {} },
  )
  return { sent, request: FakeRequest.all.at(-1)! }
}
const isOffline = () => link.getSnapshot().isOffline

test('names the person, sends the fields that have a value, and gives the answer', async () => {
  link.unreached()
  const { sent, request } = start()
  expect(request.headers).toEqual({ 'patency-user': 'rosa' })
  expect([...request.form!.keys()]).toEqual(['issueDate', 'file'])
  await request.answer(200, { id: '1' })
  expect(await sent).toEqual({ ok: true, answer: { id: '1' } })
  expect(isOffline()).toBe(false)
})

test('a server that is not reached counts as for every other request', async () => {
  const { sent, request } = start()
  await request.fail()
  expect(await sent).toEqual({
    ok: false,
    reason: 'The server cannot be reached. Try again when the connection is back.',
    isOfFile: false,
  })
  expect(isOffline()).toBe(true)
})

test('a proxy whose server is down counts as no connection', async () => {
  const { sent, request } = start()
  Object.assign(request, { status: 502, responseText: '<html>' }).onload!()
  expect(await sent).toMatchObject({ reason: 'The server answered 502. Try again.', isOfFile: false })
  expect(isOffline()).toBe(true)
})

test('a file that the browser cannot read says so, and the connection is not blamed', async () => {
  const { sent, request } = start(fileThat(() => Promise.reject(new DOMException('', 'NotReadableError'))))
  await request.fail()
  expect(await sent).toMatchObject({ reason: expect.stringMatching(/^This file cannot be read/), isOfFile: true })
  expect(isOffline()).toBe(false)
})

test('the end of the session is noticed', async () => {
  const { sent, request } = start()
  await request.answer(401, { code: 'UNAUTHENTICATED', message: 'Sign in' })
  expect(await sent).toEqual({ ok: false, reason: 'You are signed out. Sign in and try again.', isOfFile: false })
  expect(told.mock.calls.map(([{ code }]) => code)).toEqual(['UNAUTHENTICATED'])
})

test.each([
  [422, { code: 'VALIDATION', message: 'm', errors: [{ message: 'Is damaged' }] }, 'Is damaged', true],
  [413, {}, 'Too large', true],
  [500, { code: 'BROKEN', message: 'Something broke' }, 'Something broke', false],
])('a file that is refused with %d says why', async (status, body, reason, isOfFile) => {
  const { sent, request } = start()
  await request.answer(status, body)
  expect(await sent).toEqual({ ok: false, reason, isOfFile })
})

test('after an abort there is no answer, and nothing is sent any more', async () => {
  const controller = new AbortController()
  const { sent, request } = start(readable(), controller)
  controller.abort()
  expect(await sent).toBeNull()
  expect(request.aborted).toBe(true)
  expect(await start(readable(), controller).sent).toBeNull()
  expect(FakeRequest.all).toHaveLength(1)
})
