import { checkInput } from '../../kernel/input/input'
import { fieldTypes, hasOptions } from './catalogue'
import { createFieldInput, createOptionInput, updateFieldInput } from './input'
import { canUndelete, wrongNewType, wrongPlace, wrongRequirements } from './rules'

const recorded = [{ field: 'type', message: 'Values were recorded for this field, so its type stays' }]
const withoutPlace = [{ field: 'type', message: 'It has options, and fields of this type have none' }]

test.each([
  ['may become anything while nothing was recorded and it has no options', 'text', 'radio', false, false, []],
  ['stays once values were recorded', 'text', 'number', true, false, recorded],
  ['stays with values, although the other has options too', 'radio', 'checkboxes', true, true, recorded],
  ['may move its options to another that has some', 'radio', 'checkboxes', false, true, []],
  ['keeps its options', 'checkboxes', 'text', false, true, withoutPlace],
  ['is no change when it is the same', 'text', 'text', true, false, []],
  ['is no change when it is left out', 'text', undefined, true, false, []],
] as const)('the type of a field %s (rules 5.9)', (_what, type, asked, hasValues, itHasOptions, wrong) => {
  expect(wrongNewType({ type, hasValues, hasOptions: itHasOptions }, asked)).toEqual(wrong)
})

test('only checkboxes and radio buttons have options (rules 5.9)', () => {
  expect(fieldTypes.filter(hasOptions)).toEqual(['checkboxes', 'radio'])
  expect(fieldTypes.filter((type) => wrongPlace(type).length === 0)).toEqual(['checkboxes', 'radio'])
  expect(wrongPlace('text')).toEqual([{ field: 'fieldId', message: 'Only checkboxes and radio buttons have options' }])
})

test('an option requires fields of its own procedure (rules 5.9)', () => {
  expect(wrongRequirements(['a', 'b'], ['b'])).toEqual([])
  expect(wrongRequirements(['a', 'b'], [])).toEqual([])
  expect(wrongRequirements(['a', 'b'], undefined)).toEqual([])
  expect(wrongRequirements(['a', 'b'], ['a', 'elsewhere'])).toEqual([
    { field: 'requiredFieldIds', message: 'Must be fields of the same procedure' },
  ])
})

test('what is not deleted cannot be brought back', () => {
  expect(canUndelete({ name: 'Dressing', deletedAt: new Date() })).toBeNull()
  expect(canUndelete({ name: 'Dressing', deletedAt: null })).toMatchObject({
    code: 'NOT_DELETED',
    message: 'Dressing is not deleted.',
  })
})

test.each([
  ['dropdown', 'Must be one of checkbox, checkboxes, radio, number, text'],
  [7, 'Must be one of checkbox, checkboxes, radio, number, text'],
  ['', 'Required'],
  [null, 'Required'],
])('the type %j of a field is refused (administration, section 5)', (type, message) => {
  expect(checkInput(updateFieldInput, { fieldId: 'x', type }).refusal?.fields).toEqual([{ field: 'type', message }])
})

test('what a new field or option lacks is told at once, and what may be left out has its usual answer', () => {
  const fieldsOf = (schema: typeof createFieldInput | typeof createOptionInput, input: object) =>
    checkInput(schema as typeof createFieldInput, input).refusal?.fields.map(({ field }) => field)
  expect(fieldsOf(createFieldInput, {})).toEqual(['procedureId', 'name', 'weight', 'type'])
  expect(fieldsOf(createOptionInput, {})).toEqual(['fieldId', 'value'])
  const id = '01a1fd2b-bc9a-7181-b2b7-0f215972c854'
  expect(
    checkInput(createFieldInput, { procedureId: id, name: 'Depth', weight: 0, type: 'number' }).value,
  ).toMatchObject({
    required: false,
    followUpTypeName: false,
    externalLength: false,
    hideHeader: false,
    hideGroup: false,
  })
  expect(checkInput(createOptionInput, { fieldId: id, value: 'ML' }).value).toEqual({
    fieldId: id,
    value: 'ML',
    excludesOthers: false,
    weight: null,
    endFollowUp: false,
    immediateFollowUpInterval: null,
    requiredFieldIds: [],
  })
})
