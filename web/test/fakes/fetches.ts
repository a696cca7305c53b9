import { jest } from '@jest/globals'

/** Mocks `fetch` with the server's answers, in order. */
export const mockFetch = () => {
  const fetchMock = jest.fn<typeof fetch>()
  Object.assign(globalThis, { fetch: fetchMock })
  AbortSignal.timeout ??= () => new AbortController().signal
  return {
    fetchMock,
    answers: (body: unknown, status = 200) =>
      fetchMock.mockResolvedValueOnce({
        ok: status < 400,
        status,
        headers: new Headers(),
        json: () => Promise.resolve(body),
      } as Response),
    isUnreachable: () => fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch')),
    sent: () =>
      fetchMock.mock.calls.map(([url, init]) => ({
        url,
        body: init?.body === undefined ? null : (JSON.parse(init.body as string) as unknown),
        headers: init?.headers,
      })),
  }
}
