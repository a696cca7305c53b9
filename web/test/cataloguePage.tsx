import { screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import type { PreloadedQuery } from 'react-relay'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import type { MockResolvers } from 'relay-test-utils'
import { fakeFeed } from './fakes/fakeFeed'
import { answerTo, renderPage } from './renderWithRelay'
import { happening } from './settled'

type Where = { at: string; path: string; variables?: object }

/** A configuration page, over a mocked network, with the data from `now`. */
export const openCataloguePage = async <Q extends OperationType>(
  Page: ComponentType<{ queryRef: PreloadedQuery<Q> }>,
  query: GraphQLTaggedNode,
  where: Where,
  now: MockResolvers,
) => {
  const feed = fakeFeed()
  const page = renderPage<Q>(feed.around(Page), query, where as Where & { variables?: Q['variables'] })
  await page.answer(now)
  /** Finds a request by its whole name, or a verb by the end of the name, because a file name comes first. */
  const waiting = (name: string) =>
    page.environment.mock
      .getAllOperations()
      .filter(({ request: { node } }) => node.params.name === name || node.params.name.endsWith(`Verbs${name}`))
  const resolve = (name: string, resolvers: MockResolvers) =>
    happening(async () => {
      const operation = waiting(name)[0]!
      page.environment.mock.resolve(operation, answerTo(operation, resolvers))
    })
  const fieldOf = (verb: string) => verb[0]!.toLowerCase() + verb.slice(1)
  return {
    ...page,
    feed,
    resolve,
    sent: (verb: string) =>
      waiting(`${verb}Mutation`).map(({ request }) => request.variables.input as Record<string, unknown>),
    /** The verb succeeds and returns the current configuration. */
    done: (verb: string, after: MockResolvers) =>
      resolve(`${verb}Mutation`, {
        Mutation: () => ({ [fieldOf(verb)]: { __typename: `${verb}Success` } }),
        ...after,
      }),
    refuse: (verb: string, code: string, message: string, fields: object[] = []) =>
      resolve(`${verb}Mutation`, {
        Mutation: () => ({ [fieldOf(verb)]: { __typename: 'Refusal', code, message, fields, current: null } }),
      }),
  }
}

export const rows = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)
export const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
/** Each cell's text after the name of its column, which a phone shows. */
export const cells = (row: number) =>
  within(screen.getAllByRole('row')[row]!)
    .getAllByRole('cell')
    .map(({ textContent, dataset }) => `${dataset.name}${textContent}`)
export const dialog = (name = 'Edit Item') => screen.getByRole('dialog', { name })
export const entry = (name: string) => within(dialog()).getByLabelText<HTMLInputElement>(new RegExp(`^${name}`))
export const save = () => within(dialog()).getByRole('button', { name: 'Save' })
export const noticeText = () => screen.getByRole('region', { name: 'Notices' }).textContent
