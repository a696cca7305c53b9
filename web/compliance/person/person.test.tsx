import { screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { ViewerContext } from '../../relay/viewer'
import { compliance, standing } from '../../test/documents'
import { fakeFeed } from '../../test/fakeFeed'
import { renderPage } from '../../test/renderWithRelay'
import { administrator } from '../../test/viewer'
import PersonPage from './PersonPage'
import PersonPageQuery, { type PersonPageQuery as Query } from './__generated__/PersonPageQuery.graphql'

const reason = 'Locked on 03/10/2026 by Amara Okafor.'

const open = async (person: object, lockReason: string | null) => {
  const Page = fakeFeed().around((props: ComponentProps<typeof PersonPage>) => (
    <ViewerContext value={administrator}>
      <PersonPage {...props} />
    </ViewerContext>
  ))
  const page = renderPage<Query>(Page, PersonPageQuery, {
    at: '/reports/documents/raw-rosa',
    path: '/reports/documents/:personId',
    variables: { personId: 'rosa' },
  })
  const shown = compliance([standing('BLS')], [], { lockReason })
  await page.answer({
    Provider: () => ({ id: 'p1', compliance: { ...shown, person: { ...shown.person, ...person } } }),
  })
  return page
}

const title = 'The account of Rosa Alvarez is locked'
const unlock = () => screen.queryByRole('button', { name: 'Unlock' })

test('everybody who sees the page reads why the person is locked; who may, unlocks them (rules 6.7)', async () => {
  await open({ isLocked: true, viewerCanUnlock: true }, reason)
  expect(screen.getByText(title)).toBeTruthy()
  expect(screen.getByText(reason)).toBeTruthy()
  expect(unlock()).toBeTruthy()
})

test('a manager reads why, and unlocks nobody', async () => {
  await open({ isLocked: true, viewerCanUnlock: false }, reason)
  expect(screen.getByText(reason)).toBeTruthy()
  expect(unlock()).toBeNull()
})

test('of somebody who is not locked nothing is said', async () => {
  await open({ isLocked: false, viewerCanUnlock: false }, null)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("Rosa Alvarez's Compliance Documents")
  expect(screen.queryByText(title)).toBeNull()
})
