import type { Actor } from '../../kernel/actor'
import { checkInput } from '../../kernel/input/input'
import { addRoomsInput, createFacilityInput, createFacilityInputWith, updateFacilityInput } from './input'
import { mustSeeAllFacilities } from './rules'
import { facilityZone, timeZones } from './timeZones'

test.each([
  ['America/New_York', 'America/New_York'],
  ['america/new_york', 'America/New_York'],
  ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  // Other names of these zones.
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis'],
  ['US/Eastern', 'America/New_York'],
  ['America/Atlantis', null],
  ['America/', null],
  ['Europe/Berlin', null],
  ['-05:00', null],
  ['UTC', null],
  ['', null],
])('a facility may be in %s: %s (rules 5.8)', (zone, name) => {
  expect(facilityZone(zone)).toBe(name)
})

test('every zone that is offered will do, by the name that it is kept by', () => {
  expect(timeZones().length).toBeGreaterThan(100)
  expect(timeZones().map(facilityZone)).toEqual(timeZones())
  const kept = (timeZone: unknown) => checkInput(updateFacilityInput, { facilityId: 'x', timeZone }).value?.timeZone
  expect([kept(' America/Louisville '), kept('America/Chicago'), kept(undefined)]).toEqual([
    ...['America/Kentucky/Louisville', 'America/Chicago', undefined],
  ])
})

test('a facility without its entries is refused at all of them', () => {
  expect(
    checkInput(createFacilityInput, { timeZone: ' ', requiredCallFields: ['mrn', 'shoe size'] }).refusal?.fields,
  ).toEqual([
    { field: 'name', message: 'Required' },
    { field: 'timeZone', message: 'Required' },
    { field: 'weight', message: 'Required' },
    { field: 'requiredCallFields', message: 'Names a field that cannot be required' },
  ])
  expect(checkInput(updateFacilityInput, { facilityId: 'x', timeZone: 'Mars/Base' }).refusal?.fields).toEqual([
    { field: 'timeZone', message: 'Must be a time zone that begins with America/' },
  ])
})

test('required call fields are named by key, or by records with key or name, and kept once in their order', () => {
  const kept = (requiredCallFields: unknown) =>
    checkInput(updateFacilityInput, { facilityId: 'x', requiredCallFields }).value?.requiredCallFields
  expect(kept(['mrn', 'contact', 'mrn'])).toEqual(['contact', 'mrn'])
  expect(kept([{ key: 'dob', name: 'anything' }, { name: 'MRN' }])).toEqual(['dob', 'mrn'])
  expect(kept([])).toEqual([])
  expect(checkInput(updateFacilityInput, { facilityId: 'x', requiredCallFields: 'mrn' }).refusal?.fields).toEqual([
    { field: 'requiredCallFields', message: 'Must be a list' },
  ])
  expect(
    checkInput(updateFacilityInput, { facilityId: 'x', requiredCallFields: [{ name: 'Shoe Size' }] }).refusal?.fields,
  ).toEqual([{ field: 'requiredCallFields', message: 'Names a field that cannot be required' }])
})

test('a pasted list is as many rooms: lines, commas, semicolons and tabs part the names (rules 4.1)', () => {
  const names = (given: unknown) => checkInput(addRoomsInput, { facilityId: 'x', names: given }).value?.names
  expect(names(['1A-01\r\n1A-02\n\n 1A-03 ,1A-04;1A-05\t1A-06'])).toEqual([
    '1A-01',
    '1A-02',
    '1A-03',
    '1A-04',
    '1A-05',
    '1A-06',
  ])
  expect(names(['ICU 7', 'ICU 8'])).toEqual(['ICU 7', 'ICU 8'])
})

test('a list of rooms that holds none, too many, or what is no name is refused', () => {
  const wrong = (given: unknown) => checkInput(addRoomsInput, { facilityId: 'x', names: given }).refusal?.fields
  expect(wrong(['\n', ' '])).toEqual([{ field: 'names', message: 'Required' }])
  expect(wrong(undefined)).toEqual([{ field: 'names', message: 'Required' }])
  expect(wrong(['A', false])).toEqual([{ field: 'names[1]', message: 'Must be text' }])
  expect(wrong([`A\n${'x'.repeat(201)}`])).toEqual([{ field: 'names[1]', message: 'Must be at most 200 characters' }])
  expect(wrong([Array.from({ length: 2001 }, (_, n) => n).join('\n')])).toEqual([
    { field: 'names', message: 'Must be at most 2000 rooms' },
  ])
})

test('who is restricted to facilities does not answer for all of them (rules 5.8)', () => {
  expect(mustSeeAllFacilities({ allowedFacilityIds: [] as string[] } as Actor)).toBeNull()
  expect(mustSeeAllFacilities({ allowedFacilityIds: ['a'] as string[] } as Actor)).toMatchObject({
    code: 'RESTRICTED_TO_FACILITIES',
  })
})

test('a browser that does not know a zone of the server still accepts it, and no other (rules 10.17)', () => {
  const input = createFacilityInputWith(['America/New_York', 'America/Nowhere'])
  const zoneOf = (timeZone: string) => {
    const { value, refusal } = checkInput(input, { name: 'Main', timeZone, weight: 0 })
    return value?.timeZone ?? refusal!.fields[0]!.message
  }
  expect(zoneOf('America/Nowhere')).toBe('America/Nowhere')
  expect(zoneOf('america/new_york')).toBe('America/New_York')
  expect(zoneOf('America/Elsewhere')).toBe('Must be a time zone that begins with America/')
})
