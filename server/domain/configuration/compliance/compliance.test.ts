import { checkInput } from '../../kernel/input/input'
import {
  complianceConfigurationInput,
  createCategoryInput,
  createRequirementInput,
  linkLimit,
  updateRequirementInput,
} from './input'
import { canDeleteCategory, isSafeLink, wrongPlaces } from './rules'

const id = '01a1fd2b-bc9a-7181-b2b7-0f215972c854'
const requirement = { name: 'TB Test', categoryId: id, facilityIds: [id], gracePeriod: 14 }
const wrongIn = (entries: object): Record<string, string> =>
  Object.fromEntries(
    (checkInput(createRequirementInput, entries).refusal?.fields ?? []).map(({ field, message }) => [field, message]),
  )

test('name, category, facilities and grace period of a requirement are required (rules 6.10)', () => {
  expect(wrongIn({})).toEqual({
    name: 'Required',
    categoryId: 'Required',
    facilityIds: 'Required',
    gracePeriod: 'Required',
  })
  expect(wrongIn({ name: ' ', categoryId: '', facilityIds: [], gracePeriod: ' ', isGlobal: null })).toEqual({
    name: 'Required',
    categoryId: 'Required',
    facilityIds: 'Required',
    gracePeriod: 'Required',
  })
  expect(wrongIn(requirement)).toEqual({})
  expect(wrongIn({ ...requirement, facilityIds: [], isGlobal: true })).toEqual({})
})

test('a new requirement is not global, its documents expire, and it is put at the end', () => {
  expect(checkInput(createRequirementInput, { ...requirement, notes: ' ', link: '' }).value).toEqual({
    ...requirement,
    isGlobal: false,
    doesNotExpire: false,
    notes: null,
    link: null,
    weight: null,
  })
})

test('what a change leaves out stays, and what it empties must not be required', () => {
  expect(checkInput(updateRequirementInput, { requirementId: id, notes: '', link: null }).value).toEqual({
    requirementId: id,
    notes: null,
    link: null,
  })
  expect(
    checkInput(updateRequirementInput, { requirementId: id, name: '', gracePeriod: null, categoryId: null }).refusal
      ?.fields,
  ).toEqual([
    { field: 'name', message: 'Required' },
    { field: 'categoryId', message: 'Required' },
    { field: 'gracePeriod', message: 'Required' },
  ])
})

test.each([
  [0, undefined],
  ['3650', undefined],
  [3651, 'Must be a whole number from 0 to 3650'],
  [-1, 'Must be a whole number from 0 to 3650'],
  [1.5, 'Must be a whole number from 0 to 3650'],
  ['soon', 'Must be a whole number from 0 to 3650'],
  [true, 'Must be a whole number from 0 to 3650'],
])('a grace period of %p days: %p', (gracePeriod, message) => {
  expect(wrongIn({ ...requirement, gracePeriod }).gracePeriod).toBe(message)
  expect(checkInput(complianceConfigurationInput, { gracePeriod }).refusal?.fields[0]?.message).toBe(message)
})

test.each([
  'https://www.nursys.com',
  'https://cpr.heart.org/en/courses?x=1&y=2#top',
  'HTTPS://intranet:8443/policies/TB',
  'https://www.pflege-münchen.example/a',
])('%s can be a link', (link) => {
  expect(isSafeLink(link)).toBe(true)
  expect(wrongIn({ ...requirement, link })).toEqual({})
})

test.each([
  'http://www.nursys.com',
  'javascript:alert(1)',
  'data:text/html,x',
  '//www.nursys.com',
  'www.nursys.com',
  'https://',
  'https://nurse:secret@nursys.com',
  'https://nursys.com@evil.example/',
  'https://evil.example\\@nursys.com',
  'https://nursys.com/a b',
  'https://nursys.com/"><script>',
  'https:/nursys.com',
  'https://nursys.com:port/',
])('%s cannot', (link) => {
  expect(isSafeLink(link)).toBe(false)
  expect(wrongIn({ ...requirement, link })).toEqual({ link: 'Must be an address that begins with https://' })
})

test('a link is not longer than browsers accept', () => {
  const long = `https://nursys.com/${'x'.repeat(linkLimit)}`
  expect(wrongIn({ ...requirement, link: long.slice(0, linkLimit) })).toEqual({})
  expect(wrongIn({ ...requirement, link: long })).toEqual({ link: 'Must be at most 2000 characters' })
})

test('after a change a requirement applies to everyone or somewhere', () => {
  expect(wrongPlaces({ isGlobal: false, facilityIds: [] })).toEqual([{ field: 'facilityIds', message: 'Required' }])
  expect(wrongPlaces({ isGlobal: false, facilityIds: [id] })).toEqual([])
  expect(wrongPlaces({ isGlobal: true, facilityIds: [] })).toEqual([])
})

test('a category needs a name', () => {
  for (const name of [undefined, null, ' '])
    expect(checkInput(createCategoryInput, { name }).refusal?.fields).toEqual([
      { field: 'name', message: 'Category name is required' },
    ])
})

test('a category that requirements use cannot be deleted, and the refusal names them (rules 6.9)', () => {
  const health = { name: 'Health' }
  const told = (usedBy: string[], unseen = 0) => canDeleteCategory(health, { usedBy, unseen })?.message
  expect(canDeleteCategory(health, { usedBy: [] })).toBeNull()
  expect(canDeleteCategory(health, { usedBy: ['TB Test'] })).toEqual({
    code: 'CATEGORY_IN_USE',
    message: 'A requirement is in Health: TB Test. Move or delete it first.',
    fields: [],
  })
  expect(told(['TB Test', 'Influenza'])).toBe(
    '2 requirements are in Health: TB Test and Influenza. Move or delete them first.',
  )
  expect(told(Array.from({ length: 12 }, (_, at) => `R${at}`))).toBe(
    '12 requirements are in Health: R0, R1, R2, R3, R4, R5, R6, R7, R8, R9 and 2 more. Move or delete them first.',
  )
  // Those in facilities that the actor does not see are counted, not named.
  expect(told(['TB Test'], 1)).toBe('2 requirements are in Health: TB Test and 1 more. Move or delete them first.')
  expect(told([], 1)).toBe('A requirement is in Health, in a facility that you do not see. Ask someone who sees it.')
  expect(told([], 2)).toBe(
    '2 requirements are in Health, in facilities that you do not see. Ask someone who sees them.',
  )
})
