import { jest } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import { happening } from '../../test/settled'
import { Problem } from '../problem'
import { useDryRun } from './useDryRun'

type Content = { text: string }
type Result = Awaited<ReturnType<Parameters<typeof useDryRun<Content, string>>[0]['send']>>

const done = (data: string): Result => ({ ok: true, data })
const named = (name: string) => new File([], name)

const open = (read = async (file: File): Promise<Content | string> => ({ text: file.name })) => {
  const waiting: ((result: Result) => void)[] = []
  const send = jest.fn(
    (_content: Content, _checked: string | null) => new Promise<Result>((resolve) => waiting.push(resolve)),
  )
  const { result } = renderHook(() => useDryRun<Content, string>({ read, send, unchecked: 'Not checked.' }))
  return {
    send,
    state: () => result.current.state,
    choose: (file?: File) => happening(async () => void result.current.choose(file)),
    take: () => happening(async () => void result.current.take()),
    /** The server's answer to the oldest request. */
    answer: (said: Result) => happening(async () => waiting.shift()!(said)),
  }
}

test('a file is checked, then imported with the report of its check', async () => {
  const page = open()
  await page.choose(named('a'))
  expect(page.state().step).toBe('checking')
  await page.answer(done('report'))
  await page.take()
  expect(page.state().step).toBe('importing')
  await page.answer(done('imported'))
  expect(page.state()).toEqual({ step: 'imported', report: 'imported' })
  expect(page.send.mock.calls).toEqual([
    [{ text: 'a' }, null],
    [{ text: 'a' }, 'report'],
  ])
})

test('of files that are chosen while one is being checked, the last one counts', async () => {
  const page = open()
  await page.choose(named('a'))
  await page.choose(named('b'))
  await page.choose(named('c'))
  expect(page.state().step).toBe('checking')
  await page.answer(done('of a'))
  expect(page.state().step).toBe('checking')
  await page.answer(done('of c'))
  expect(page.state()).toEqual({ step: 'checked', content: { text: 'c' }, report: 'of c' })
  expect(page.send.mock.calls.map(([{ text }]) => text)).toEqual(['a', 'c'])
})

test('a file that cannot be read says so', async () => {
  const page = open(() => Promise.reject(new DOMException('', 'NotFoundError')))
  await page.choose(named('a'))
  expect(page.state()).toEqual({ step: 'wrong', error: expect.stringMatching(/^This file cannot be read/) })
  expect(page.send).not.toHaveBeenCalled()
})

test('what the server did not check, or did not import, says why', async () => {
  const page = open()
  await page.choose(named('a'))
  await page.answer({ ok: false, refusal: null, problem: new Problem('TIMEOUT', 'too late') })
  expect(page.state()).toEqual({
    step: 'wrong',
    error: 'Not checked. The server did not answer within a minute. Choose it again.',
  })
  await page.choose(named('a'))
  await page.answer(done('report'))
  await page.take()
  const refusal = { message: 'Stale', fields: [] }
  await page.answer({ ok: false, refusal, problem: null })
  expect(page.state()).toEqual({ step: 'refused', content: { text: 'a' }, refused: refusal, isDryRun: false })
})

test('who cancels the question for the password has the report still', async () => {
  const page = open()
  await page.choose(named('a'))
  await page.answer(done('report'))
  await page.take()
  await page.answer({ ok: false, refusal: null, problem: null })
  expect(page.state().step).toBe('checked')
})
