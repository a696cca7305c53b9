import { jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderWithRelay } from '../../test/renderWithRelay'
import { createLink, type Link } from '../link'
import type { Problem } from '../problem'
import { createRest } from './rest'
import { fetchFile, useDownload } from './useDownload'

let link: Link
let saved: string[]
const fetchMock = jest.fn<typeof fetch>()
const told = jest.fn((problem: Problem) => problem)

beforeEach(() => {
  link = createLink()
  saved = []
  fetchMock.mockReset()
  told.mockClear()
  Object.assign(globalThis, { fetch: fetchMock })
  URL.createObjectURL = () => 'blob:file'
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => {
  link.close()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const answers = (status: number, text: string, name = '') =>
  fetchMock.mockResolvedValueOnce({
    ok: status < 400,
    status,
    headers: { get: () => name },
    text: () => Promise.resolve(text),
    blob: () => Promise.resolve(new Blob([text])),
  } as never)

const Button = () => {
  const [download, isInFlight] = useDownload({ done: 'It is there', failed: 'It did not work' })
  return (
    <button onClick={() => void download((rest) => fetchFile(rest, '/api/v0/file', { body: { find: 'x' } }))}>
      {isInFlight ? 'Busy' : 'Get it'}
    </button>
  )
}

const open = () => {
  const rest = createRest(link, { headers: () => ({ 'patency-user': 'rosa' }), told })
  const page = renderWithRelay(<Button />, { link, rest })
  return { press: () => page.user.click(screen.getByRole('button', { name: 'Get it' })) }
}

test('a file is asked for in the name of the person, and saved under the server’s name', async () => {
  answers(200, 'a,b', `attachment; filename="a_b.csv"; filename*=UTF-8''a%20b.csv`)
  await open().press()
  expect(await screen.findByText('It is there')).toBeTruthy()
  expect(saved).toEqual(['a b.csv'])
  expect(fetchMock.mock.calls).toEqual([
    [
      '/api/v0/file',
      expect.objectContaining({
        method: 'POST',
        headers: { 'patency-user': 'rosa', 'content-type': 'application/json' },
        body: '{"find":"x"}',
      }),
    ],
  ])
})

test('without a connection it says so, as every other request', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await open().press()
  expect(await screen.findByText('The server cannot be reached.')).toBeTruthy()
  expect(link.getSnapshot().isOffline).toBe(true)
  expect(saved).toEqual([])
})

test('the end of the session is noticed, and what the server says is shown', async () => {
  answers(401, '{"code":"UNAUTHENTICATED","message":"You are not signed in."}')
  const { press } = open()
  await press()
  expect(await screen.findByText('You are not signed in.')).toBeTruthy()
  expect(told.mock.calls.map(([{ code }]) => code)).toEqual(['UNAUTHENTICATED'])
  answers(502, '<html>')
  await press()
  expect(await screen.findByText('The server answered 502. Try again.')).toBeTruthy()
})

test('a server that does not begin in time is not waited for', async () => {
  jest.useFakeTimers()
  fetchMock.mockImplementationOnce(
    (_address, init) =>
      new Promise((_resolve, reject) => init!.signal!.addEventListener('abort', () => reject(new Error('aborted')))),
  )
  const failed = expect(fetchFile(createRest(link), '/api/v0/file')).rejects.toMatchObject({ code: 'TIMEOUT' })
  await jest.advanceTimersByTimeAsync(30_000)
  await failed
  expect(link.getSnapshot().isOffline).toBe(false)
})

test('a file that breaks off is not saved', async () => {
  fetchMock.mockResolvedValueOnce({
    ok: true,
    headers: { get: () => null },
    blob: () => Promise.reject(new TypeError('network error')),
  } as never)
  await open().press()
  expect(await screen.findByText('The file did not arrive whole. Try again.')).toBeTruthy()
  expect(saved).toEqual([])
})
