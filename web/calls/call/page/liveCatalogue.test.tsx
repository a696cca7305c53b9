import { screen, within } from '@testing-library/react'
import { fill } from '../../../test/fill'
import { button, choice, errorAt, field, openCall, procedure, provider } from '../../../test/callPage'

const [insertion, dressing, removal, education] = provider.procedures as [
  (typeof provider.procedures)[0],
  (typeof provider.procedures)[0],
  (typeof provider.procedures)[0],
  (typeof provider.procedures)[0],
]
const missing = () =>
  within(screen.getByRole('dialog', { name: 'Cannot submit' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const offered = async (page: Awaited<ReturnType<typeof openCall>>, name: string) => {
  await page.user.click(screen.getByRole('button', { name: `Show ${name}` }))
  const options = within(await screen.findByRole('listbox', { name })).getAllByRole('option')
  const texts = options.map(({ textContent }) => textContent)
  await page.user.keyboard('{Escape}')
  return texts
}

test('a renamed purpose and a new room are offered at once, and what is being typed stays', async () => {
  const page = await openCall()
  await fill(field('Contact'), 'RN Marcus ext 4671')
  await page.catalogueBecomes({
    purposes: [...provider.purposes.slice(0, 2), { databaseId: 'new', name: 'Port Flush', procedureIds: [] }],
    facilities: [
      { ...provider.facilities[0]!, rooms: [...provider.facilities[0]!.rooms, { databaseId: 'r14', name: '4B-14' }] },
    ],
  })
  expect(document.activeElement).toBe(field('Contact'))
  expect(field('Contact').value).toBe('RN Marcus ext 4671')
  expect(await offered(page, 'Need')).toEqual(['Dressing Change', 'PICC Insertion', 'Port Flush'])
  expect(await offered(page, 'Room')).toEqual(['4B-12', '4B-13', '4B-14'])
})

test('a chosen room that is hidden later keeps its name, with an error', async () => {
  const page = await openCall()
  await fill(field('Room'), '4B-13')
  await page.user.keyboard('{Enter}')
  await page.catalogueBecomes({
    facilities: [{ ...provider.facilities[0]!, rooms: provider.facilities[0]!.rooms.slice(0, 1) }],
  })
  expect(field('Room').value).toContain('4B-13')
  expect(errorAt('Room')).toBe('4B-13 cannot be chosen any more. Choose another.')
})

test('the room that the call has stays without a word when it is hidden (rules 4.1)', async () => {
  const page = await openCall()
  await page.catalogueBecomes({
    facilities: [{ ...provider.facilities[0]!, rooms: provider.facilities[0]!.rooms.slice(1) }],
  })
  expect(field('Room').value).toContain('4B-12')
  expect(errorAt('Room')).toBeUndefined()
})

test('a call field that the facility now requires is an error at the next try', async () => {
  const page = await openCall()
  await page.user.click(procedure('Education'))
  await fill(field('Topic'), 'Flushing')
  await page.catalogueBecomes({
    facilities: [{ ...provider.facilities[0]!, requiredCallFields: [{ key: 'mrn' }, { key: 'orderingProvider' }] }],
  })
  await page.user.click(button('Submit Procedure'))
  expect(missing()).toEqual(['Ordering Provider is required when facility Main Hospital is selected'])
})

test('a new field of a procedure appears in the open form, and a new procedure in the checklist', async () => {
  const page = await openCall()
  await page.user.click(procedure('Education'))
  await fill(field('Topic'), 'Flushing')
  const audience = { ...education.fields[0]!, databaseId: 'audience', name: 'Audience', required: true }
  await page.catalogueBecomes({
    procedures: [
      insertion,
      dressing,
      removal,
      { ...education, fields: [...education.fields, audience] },
      { ...education, databaseId: 'declot', name: 'Declot', fields: [] },
    ],
  })
  expect(field('Topic').value).toBe('Flushing')
  expect(field('Audience').getAttribute('aria-required')).toBe('true')
  expect(procedure('Declot').checked).toBe(false)
})

test('a chosen option that is deleted stays visible, and is an error at the next try', async () => {
  const page = await openCall()
  await page.user.click(procedure('Removal'))
  await page.user.click(choice('Reason', 'Occlusion'))
  const reason = removal.fields[0]!
  await page.catalogueBecomes({
    procedures: [
      insertion,
      dressing,
      { ...removal, fields: [{ ...reason, options: reason.options.slice(0, 1) }] },
      education,
    ],
  })
  expect(choice('Reason', 'Occlusion').checked).toBe(true)
  await page.user.click(button('Submit Procedure'))
  expect(missing()).toContain('Reason: Is not one of the options')
})

test('what was entered for a procedure that is deleted stays in sight, and is not lost without a question', async () => {
  const page = await openCall()
  await page.user.click(procedure('Education'))
  await fill(field('Topic'), 'Flushing')
  await page.catalogueBecomes({ procedures: [insertion, dressing, removal] })
  expect(screen.queryByRole('checkbox', { name: /^Education/ })).toBeNull()
  const panel = screen.getByRole('region', { name: 'Procedures' })
  expect(panel.textContent).toContain('No longer in the list')
  expect(panel.textContent).toContain('EducationTopicFlushing')
  await page.user.click(screen.getByRole('link', { name: 'Queue' }))
  expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy()
})

test('what was entered comes back with a procedure that is undeleted', async () => {
  const page = await openCall()
  await page.user.click(procedure('Education'))
  await fill(field('Topic'), 'Flushing')
  await page.catalogueBecomes({ procedures: [insertion, dressing, removal] })
  await page.catalogueBecomes({})
  expect(screen.queryByText('No longer in the list')).toBeNull()
  expect(procedure('Education').checked).toBe(true)
  expect(field('Topic').value).toBe('Flushing')
})
