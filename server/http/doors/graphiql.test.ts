import { openHospital } from '../../test/hospital/hospital'

const page = async (mode: 'production' | 'development') => {
  const hospital = await openHospital({ mode })
  try {
    const address = await hospital.serve()
    const answer = await fetch(`${address}/graphql`, { headers: { accept: 'text/html' } })
    return {
      type: answer.headers.get('content-type'),
      policy: answer.headers.get('content-security-policy'),
      text: await answer.text(),
    }
  } finally {
    await hospital.close()
  }
}

test('a development server shows GraphiQL, under a policy that lets it start', async () => {
  const { type, policy, text } = await page('development')
  expect(type).toContain('text/html')
  expect(text).toContain('YogaGraphiQL.renderYogaGraphiQL')
  for (const [, source] of text.matchAll(/(?:src|href)=(https:[^ >]+unpkg[^ >]+)/g))
    expect(policy).toContain(new URL(source!).origin)
  expect(policy).toContain("'unsafe-inline'")
})

test('any other server shows none, and keeps its policy', async () => {
  const { type, policy, text } = await page('production')
  expect(type ?? '').not.toContain('text/html')
  expect(text).not.toContain('GraphiQL')
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';")
})
