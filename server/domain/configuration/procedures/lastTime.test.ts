import type { FieldFacts } from './catalogue'
import { fromLastTime } from './lastTime'

const field = (type: FieldFacts['type'], ...values: string[]): FieldFacts => ({
  id: 'field',
  name: 'Field',
  type,
  required: false,
  followUpTypeName: false,
  options: values.map((value) => ({
    value,
    endFollowUp: false,
    immediateFollowUpInterval: null,
    requiredFieldIds: [],
    excludesOthers: value === 'Clean',
  })),
})
const nothing = { offered: [], gone: [], compared: null }

test.each([
  ['a choice', field('radio', 'Gauze', 'Film'), ['Film'], { ...nothing, offered: ['Film'] }],
  ['several', field('checkboxes', 'Clean', 'Red', 'Sore'), ['Red', 'Sore'], { ...nothing, offered: ['Red', 'Sore'] }],
  ['a ticked box', field('checkbox'), ['true'], { ...nothing, offered: ['true'] }],
  ['a text', field('text'), ['Dr. Osei'], { ...nothing, offered: ['Dr. Osei'] }],
  ['a number, only to compare', field('number'), ['3.5'], { ...nothing, compared: '3.5' }],
  ['an option that is gone', field('radio', 'Film'), ['Gauze'], { ...nothing, gone: ['Gauze'] }],
  ['a part that is gone', field('checkboxes', 'Red'), ['Red', 'Sore'], { ...nothing, gone: ['Red', 'Sore'] }],
  [
    'what excludes each other now',
    field('checkboxes', 'Clean', 'Red'),
    ['Clean', 'Red'],
    { ...nothing, gone: ['Clean', 'Red'] },
  ],
  ['nothing', field('radio', 'Film'), [], nothing],
] as const)('of the last time, %s (rules 10.13a)', (_what, asked, recorded, expected) => {
  expect(fromLastTime(asked, recorded)).toEqual(expected)
})
