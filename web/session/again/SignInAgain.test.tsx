import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useAction } from '../../relay/useAction'
import { fill } from '../../test/fill'
import { answerTo, renderWithRelay } from '../../test/renderWithRelay'
import { happening } from '../../test/settled'
import { SignInAgain } from './SignInAgain'
import type { SignInAgainTestMutation } from './__generated__/SignInAgainTestMutation.graphql'

const Part = () => {
  const [assign, isInFlight] = useAction<SignInAgainTestMutation>(graphql`
    mutation SignInAgainTestMutation($input: AssignCallInput!) {
      assignCall(input: $input) {
        ... on AssignCallSuccess @alias(as: "success") {
          call {
            id
          }
        }
        ...useAction_refusal @alias(as: "refusal")
      }
    }
  `)
  const [outcome, setOutcome] = useState('')
  const run = async () => {
    const result = await assign({ input: { callId: 'c1' } })
    setOutcome(result.ok ? 'done' : result.refusal ? 'refused' : 'cancelled')
  }
  return (
    <>
      <button type="button" onClick={() => void run()}>
        {isInFlight ? 'Assigning…' : 'Assign To Me'}
      </button>
      <output>{outcome}</output>
    </>
  )
}

const open = () => {
  const page = renderWithRelay(
    <SignInAgain>
      <Part />
    </SignInAgain>,
  )
  return {
    ...page,
    answers: (verb: string, answer: object) =>
      happening(async () => {
        const operation = page.environment.mock.getMostRecentOperation()
        page.environment.mock.resolve(operation, answerTo(operation, { Mutation: () => ({ [verb]: answer }) }))
        await Promise.resolve()
      }),
  }
}
const refusal = (code: string, message: string, fields: object[] = []) => ({
  __typename: 'Refusal',
  code,
  message,
  fields,
  current: null,
})
const again = refusal('SIGN_IN_AGAIN', 'Enter your password to go on.')
const dialog = () => within(screen.getByRole('dialog', { name: 'Enter your password' }))

test('the password is asked for in place, and the action is sent again once it is right (rules 9.8)', async () => {
  const page = open()
  await page.user.click(screen.getByRole('button', { name: 'Assign To Me' }))
  await page.answers('assignCall', again)
  expect(page.asked()).toEqual([])
  await fill(dialog().getByLabelText(/^Password/), 'wrong')
  await page.user.keyboard('{Enter}')
  const message = 'The password is wrong.'
  await page.answers('signInAgain', refusal('SIGN_IN_FAILED', message, [{ field: 'password', message }]))
  expect(dialog().getByText(message)).toBeTruthy()
  await fill(dialog().getByLabelText(/^Password/), 'Patency-demo-1')
  await page.user.keyboard('{Enter}')
  expect(page.environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { password: 'Patency-demo-1' },
  })
  await page.answers('signInAgain', { __typename: 'SignInAgainSuccess', user: { id: 'u1' } })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(page.asked()).toEqual(['SignInAgainTestMutation'])
  expect(screen.getByText('Assigning…')).toBeTruthy()
  await page.answers('assignCall', { __typename: 'AssignCallSuccess' })
  expect(screen.getByText('done')).toBeTruthy()
})

test('too many tries are told in the dialog', async () => {
  const page = open()
  await page.user.click(screen.getByRole('button', { name: 'Assign To Me' }))
  await page.answers('assignCall', again)
  await fill(dialog().getByLabelText(/^Password/), 'wrong')
  await page.user.keyboard('{Enter}')
  await page.answers('signInAgain', refusal('TOO_MANY_TRIES', 'Too many tries. Wait ten minutes, then try again.'))
  expect(dialog().getByRole('alert').textContent).toBe('Too many tries. Wait ten minutes, then try again.')
})

test('whoever cancels has done nothing, and can try again', async () => {
  const page = open()
  await page.user.click(screen.getByRole('button', { name: 'Assign To Me' }))
  await page.answers('assignCall', again)
  await page.user.click(dialog().getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(page.asked()).toEqual([])
  expect(screen.getByText('cancelled')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Assign To Me' })).toBeTruthy()
})
