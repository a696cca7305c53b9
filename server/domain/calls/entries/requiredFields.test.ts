import { missingRequiredFields, requiredFields, requireableCallFields } from './requiredFields'

const north = (...requiredCallFields: string[]) => ({ name: 'North Campus', requiredCallFields })

test('the requireable call fields, their keys and names (rules 3.19)', () => {
  expect(Object.fromEntries(requireableCallFields.map(({ key, name }) => [key, name]))).toEqual({
    contact: 'Contact',
    orderingProvider: 'Ordering Provider',
    patientFirstName: 'Patient First Name',
    patientLastName: 'Patient Last Name',
    dob: 'Date of Birth',
    mrn: 'MRN',
    roomId: 'Room',
    roomDescription: 'Room Description',
    preComments: 'Pre-Procedure Notes',
    comments: 'Additional Comments',
    images: 'Images',
  })
})

describe('what the facility requires and the call lacks (calls, section 5)', () => {
  test.each(requireableCallFields)('a missing $key is told by its name, at its field', ({ key, name }) => {
    expect(missingRequiredFields(north(key), {})).toEqual([
      { field: key, message: `${name} is required when facility North Campus is selected` },
    ])
  })

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['blanks', ' \t\n'],
    ['an empty list', []],
  ])('%s counts as missing', (_what, mrn) => {
    expect(missingRequiredFields(north('mrn'), { mrn })).toHaveLength(1)
  })

  test.each([
    ['a text', 'A-1'],
    ['a zero', '0'],
    ['a list with something in it', ['image']],
  ])('%s does not', (_what, mrn) => {
    expect(missingRequiredFields(north('mrn'), { mrn })).toEqual([])
  })

  test('all that is missing is told at once, and only what is missing', () => {
    const missing = missingRequiredFields(north('comments', 'mrn', 'contact'), {
      contact: 'Ext. 4',
      orderingProvider: '',
    })
    expect(missing.map(({ field }) => field)).toEqual(['mrn', 'comments'])
  })

  test('a facility that requires nothing, and a call without a facility, miss nothing', () => {
    expect(missingRequiredFields(north(), {})).toEqual([])
    expect(missingRequiredFields(null, {})).toEqual([])
  })

  test('a key that is no requireable field requires nothing', () => {
    expect(missingRequiredFields(north('shoeSize'), {})).toEqual([])
  })
})

test('the fields that a facility requires are told in one order, whichever its keys have, and by known keys only', () => {
  expect(requiredFields(['mrn', 'shoeSize', 'contact'])).toEqual([
    { key: 'contact', name: 'Contact' },
    { key: 'mrn', name: 'MRN' },
  ])
})
