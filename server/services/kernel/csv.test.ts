import { csvText } from './csv'

const written = async (...batches: (string | number | Date | null)[][][]): Promise<string> => {
  const parts: string[] = []
  const arriving = (async function* () {
    for (const batch of batches) yield await Promise.resolve(batch)
  })()
  for await (const part of csvText(['Name', 'Value'], arriving)) parts.push(part)
  return parts.join('')
}

test('rules 7.4: a byte-order mark, a header row and CRLF, also without rows', async () => {
  expect(await written()).toBe('\uFEFFName,Value\r\n')
  expect(await written([['a', 1]], [], [['b', null]])).toBe('\uFEFFName,Value\r\na,1\r\nb,\r\n')
})

test('rules 7.4: quotes what RFC 4180 says', async () => {
  expect(await written([['a,b', 'say "hi"']], [['two\r\nlines', 'é']])).toBe(
    '\uFEFFName,Value\r\n"a,b","say ""hi"""\r\n"two\r\nlines",é\r\n',
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('rules 7.4: %j is no formula', async (cell) => {
  const text = await written([[cell, 'x']])
  expect(text.split('\r\n').slice(1).join('\r\n').replace(/^"/, '')).toMatch(/^'/)
})

test('rules 7.4: a negative number stays one, and a moment is in UTC', async () => {
  expect(await written([[-5, new Date('2026-03-10T14:00:00Z')]])).toBe(
    '\uFEFFName,Value\r\n-5,2026-03-10T14:00:00.000Z\r\n',
  )
})
