import { missingFollowUpDays, missingForProcedures, noProcedure } from './missing'
import { endsFollowUp, followUpInterval, followUpPlan, lineTypes, requiresLine, type FollowUpFacts } from './followUp'
import { readFieldValues, withChosen } from './fieldValues'
import type { FieldRefusal } from '../../kernel/refusal'
import type { FieldFacts, FilledFields, OptionFacts, ProcedureFacts } from './catalogue'

const option = (value: string, facts: Partial<OptionFacts> = {}): OptionFacts => ({
  value,
  endFollowUp: false,
  immediateFollowUpInterval: null,
  requiredFieldIds: [],
  excludesOthers: false,
  ...facts,
})
const field = (id: string, type: FieldFacts['type'], facts: Partial<FieldFacts> = {}): FieldFacts => ({
  id,
  name: id.toUpperCase(),
  type,
  required: false,
  followUpTypeName: false,
  options: [],
  ...facts,
})
const procedure = (name: string, fields: FieldFacts[], facts: Partial<ProcedureFacts> = {}): ProcedureFacts => ({
  id: name,
  name,
  followUpInterval: null,
  requiredCallFields: [],
  fields,
  ...facts,
})

const insertion = procedure(
  'Insertion',
  [
    field('type', 'radio', { required: true, followUpTypeName: true, options: [option('SL PICC'), option('ML')] }),
    field('tip', 'radio', { options: [option('ECG'), option('Chest X-ray', { requiredFieldIds: ['reader'] })] }),
    field('reader', 'text'),
    field('length', 'number'),
  ],
  { followUpInterval: 7, requiredCallFields: ['mrn', 'patientLastName'] },
)
const dressing = procedure(
  'Dressing Change',
  [
    field('dressing', 'radio', {
      options: [
        option('Transparent', { immediateFollowUpInterval: 7 }),
        option('Gauze', { immediateFollowUpInterval: 2 }),
      ],
    }),
    field('site', 'checkboxes', { options: [option('Clean'), option('Red'), option('Swollen')] }),
    field('biopatch', 'checkbox'),
  ],
  { followUpInterval: 5 },
)
const removal = procedure('Removal', [
  field('reason', 'radio', { options: [option('Treatment ended', { endFollowUp: true }), option('Occlusion')] }),
])
const teaching = procedure('Education', [field('topic', 'text')])
const catalogue = [insertion, dressing, removal, teaching]

const filled = (values: Record<string, string[]>) => new Map(Object.entries(values))
const sent = (values: Record<string, string[]>) =>
  Object.entries(values).map(([fieldId, each]) => ({ fieldId, values: each }))

/** With nothing wrong in it. */
const entered = (fields: FilledFields, wrong: FieldRefusal[] = []) => ({ filled: fields, wrong })

describe('what is sent for a field (rules 5.2)', () => {
  test.each([
    ['one option', { type: ['ML'] }, { type: ['ML'] }],
    [
      'several options, in the catalogue’s order and once each',
      { site: ['Swollen', 'Clean', 'Swollen'] },
      { site: ['Clean', 'Swollen'] },
    ],
    ['a ticked box', { biopatch: ['true'] }, { biopatch: ['true'] }],
    ['a box that is not ticked is not filled', { biopatch: ['false'] }, {}],
    ['a decimal', { length: [' 42.5 '] }, { length: ['42.5'] }],
    ['a decimal with a comma', { length: ['4,5'] }, { length: ['4.5'] }],
    ['a decimal without a whole number', { length: ['-.5'] }, { length: ['-0.5'] }],
    ['a decimal without a part', { length: ['5.'] }, { length: ['5'] }],
    ['a text, trimmed', { reader: ['  Dr. Osei '] }, { reader: ['Dr. Osei'] }],
    ['blanks are nothing', { reader: ['   '], site: [''], length: [] }, {}],
  ])('%s', (_what, values, expected) => {
    expect(readFieldValues(catalogue, sent(values as Record<string, string[]>))).toEqual({
      filled: filled(expected as Record<string, string[]>),
      wrong: [],
    })
  })

  test.each([
    ['an unknown field', { nothing: ['x'] }, 'fields.nothing', 'Does not exist'],
    ['another field’s option', { type: ['ECG'] }, 'fields.type', 'Is not one of the options'],
    [
      'one good option and one that is none',
      { site: ['Clean', 'cleaned'] },
      'fields.site',
      'Is not one of the options',
    ],
    ['two radio buttons', { type: ['ML', 'SL PICC'] }, 'fields.type', 'Takes one value'],
    ['a box that is neither', { biopatch: ['maybe'] }, 'fields.biopatch', 'Must be true or false'],
    [
      'a number that may be a thousand, or a little more than one',
      { length: ['1,234'] },
      'fields.length',
      'Must be a number',
    ],
    ['a point alone', { length: ['.'] }, 'fields.length', 'Must be a number'],
    ['a number in words', { length: ['1e3'] }, 'fields.length', 'Must be a number'],
    ['an endless text', { reader: ['x'.repeat(4001)] }, 'fields.reader', 'Must be at most 4000 characters'],
    ['what no database stores', { reader: ['a\0b'] }, 'fields.reader', 'Must be text'],
  ])('%s is refused, naming the field', (_what, values, path, message) => {
    expect(readFieldValues(catalogue, sent(values as Record<string, string[]>))).toEqual({
      filled: new Map(),
      wrong: [{ field: path, message }],
    })
  })

  test('a field that is sent twice is refused, and everything wrong is told at once', () => {
    const { wrong } = readFieldValues(catalogue, [
      ...sent({ type: ['ML'], length: ['long'] }),
      ...sent({ type: ['SL PICC'] }),
    ])
    expect(wrong.map(({ field }) => field)).toEqual(['fields.length', 'fields.type'])
  })

  test('an option that excludes the others is chosen alone (rules 5.12)', () => {
    const options = [option('Clean', { excludesOthers: true }), option('Red'), option('Swollen')]
    const alone = [procedure('Dressing', [field('site', 'checkboxes', { options })])]
    expect(readFieldValues(alone, sent({ site: ['Clean', 'Red'] })).wrong).toEqual([
      { field: 'fields.site', message: 'Clean cannot be chosen together with other options' },
    ])
    for (const site of [['Clean'], ['Red', 'Swollen'], ['Clean', 'Clean']])
      expect(readFieldValues(alone, sent({ site })).wrong).toEqual([])
    // A call from before the options excluded each other can still be corrected elsewhere.
    expect(readFieldValues(alone, sent({ site: ['Clean', 'Red'] }), filled({ site: ['Clean', 'Red'] })).wrong).toEqual(
      [],
    )
    expect(withChosen(options, ['Red', 'Swollen'], 'Clean')).toEqual(['Clean'])
    expect(withChosen(options, ['Clean'], 'Red')).toEqual(['Red'])
    expect(withChosen(options, ['Red'], 'Swollen')).toEqual(['Red', 'Swollen'])
  })

  test('what was recorded before stays, also when its field or option is gone; anything else there is refused (rules 5.3)', () => {
    const recorded = filled({ gone: ['old'], site: ['Clean', 'Bruised'] })
    expect(readFieldValues(catalogue, sent({ gone: ['old'], site: ['Bruised', 'Clean'] }), recorded).wrong).toEqual([])
    expect(readFieldValues(catalogue, sent({ gone: ['new'], site: ['Bruised'] }), recorded).wrong).toEqual([
      { field: 'fields.gone', message: 'Does not exist' },
      { field: 'fields.site', message: 'Is not one of the options' },
    ])
  })
})

describe('what the selected procedures require (calls, section 5)', () => {
  const complete = { mrn: '77', patientLastName: 'Ruiz' }

  test('at least one procedure must be selected', () => {
    expect(missingForProcedures(catalogue, entered(new Map()), complete)).toEqual([
      { field: 'fields', message: 'At least one procedure must be selected' },
    ])
    expect(noProcedure).toBe('At least one procedure must be selected')
  })

  test('a procedure with any field filled needs its call fields and its required fields', () => {
    expect(missingForProcedures(catalogue, entered(filled({ length: ['42'] })), { mrn: ' ' })).toEqual([
      { field: 'patientLastName', message: 'Patient Last Name is required when Insertion is selected' },
      { field: 'mrn', message: 'MRN is required when Insertion is selected' },
      { field: 'fields.type', message: 'TYPE is required when Insertion is selected' },
    ])
  })

  test('a procedure that a form has ticked needs what it needs before anything of it is filled, and something at least', () => {
    const plain = {
      ...insertion,
      id: 'plain',
      name: 'Plain',
      requiredCallFields: [],
      fields: insertion.fields.map((field) => ({ ...field, id: `plain-${field.id}`, required: false })),
    }
    expect(missingForProcedures([insertion, plain], entered(new Map()), complete, [insertion.id, 'plain'])).toEqual([
      { field: 'fields.type', message: 'TYPE is required when Insertion is selected' },
      { field: 'fields.plain-type', message: 'TYPE, or another field, is required when Plain is selected' },
    ])
    expect(
      missingForProcedures(
        [plain],
        entered(new Map(), [{ field: 'fields.plain-length', message: 'Must be a number' }]),
        complete,
      ),
    ).toEqual([])
    expect(missingForProcedures([plain], entered(filled({ 'plain-length': ['42'] })), complete, ['plain'])).toEqual([])
  })

  test('an option may require another field', () => {
    expect(missingForProcedures(catalogue, entered(filled({ type: ['ML'], tip: ['Chest X-ray'] })), complete)).toEqual([
      { field: 'fields.reader', message: 'READER is a required procedure field when Chest X-ray is selected' },
    ])
    expect(
      missingForProcedures(
        catalogue,
        entered(filled({ type: ['ML'], tip: ['Chest X-ray'], reader: ['Dr. Osei'] })),
        complete,
      ),
    ).toEqual([])
    expect(missingForProcedures(catalogue, entered(filled({ type: ['ML'], tip: ['ECG'] })), complete)).toEqual([])
  })

  test('a field that is gone cannot be required', () => {
    const withoutReader = { ...insertion, fields: insertion.fields.filter(({ id }) => id !== 'reader') }
    expect(
      missingForProcedures([withoutReader], entered(filled({ type: ['ML'], tip: ['Chest X-ray'] })), complete),
    ).toEqual([])
  })

  test.each([
    [null, true],
    [undefined, true],
    [1, true],
    [90, true],
    [0, false],
    [-7, false],
    [1.5, false],
    [Number.NaN, false],
    [100_000, false],
    ['', false],
    ['7', false],
  ])('a follow-up after %p days: %p', (days, expected) => {
    const message = "You've selected a follow-up but have not set the number of days to follow up by"
    expect(missingFollowUpDays(days)).toEqual(expected ? [] : [{ field: 'followUpDays', message }])
  })
})

describe('the line and its next visit', () => {
  const facts = (values: Record<string, string[]>, more: Partial<FollowUpFacts> = {}): FollowUpFacts => ({
    catalogue,
    filled: filled(values),
    facility: { followUpsEnabled: true },
    followUpDays: null,
    ...more,
  })

  test.each([
    ['a procedure with an interval', facts({ length: ['42'] }), true],
    [
      'an option with an immediate interval',
      facts({ dressing: ['Gauze'] }, { catalogue: [{ ...dressing, followUpInterval: null }] }),
      true,
    ],
    ['a type of line', facts({ type: ['ML'] }, { catalogue: [{ ...insertion, followUpInterval: null }] }), true],
    ['a forced follow-up', facts({ topic: ['Flushing'] }, { followUpDays: 3 }), true],
    ['a call without a room', facts({ length: ['42'] }, { facility: null }), true],
    ['nothing of the kind', facts({ topic: ['Flushing'] }), false],
    ['a facility without follow-ups', facts({ length: ['42'] }, { facility: { followUpsEnabled: false } }), false],
    ['an option that ends follow-up', facts({ reason: ['Treatment ended'], dressing: ['Gauze'] }), false],
  ])('whether a line is required: %s (rules 3.9)', (_what, call, expected) => {
    expect(requiresLine({ lineId: null }, call)).toBe(expected)
    expect(requiresLine({ lineId: 'line' }, call)).toBe(false)
  })

  test.each([
    ['forced days come first', facts({ dressing: ['Gauze'] }, { followUpDays: 10 }), 10],
    ['then the smallest of the chosen options', facts({ dressing: ['Gauze'], type: ['ML'] }), 2],
    ['then the smallest of the procedures', facts({ biopatch: ['true'], type: ['ML'] }), 5],
    ['then the line’s own', facts({ topic: ['Flushing'] }), 14],
  ])('the interval: %s (rules 3.11)', (_what, call, expected) => {
    expect(followUpInterval(call, { followUpInterval: 14 })).toBe(expected)
  })

  const open = { followUpInterval: 14, completedAt: null }
  const elsewhere = { facility: { followUpsEnabled: false } }
  test.each([
    [
      'the procedures ask, with a line',
      { ...open, followUpInterval: null },
      facts({ dressing: ['Gauze'] }),
      { days: 2, none: null },
    ],
    ['the interval of the line', open, facts({ topic: ['Flushing'] }), { days: 14, none: null }],
    ['forced, with a line', open, facts({ dressing: ['Gauze'] }, { followUpDays: 10 }), { days: 10, none: null }],
    ['forced, without a line', null, facts({ topic: ['Flushing'] }, { followUpDays: 3 }), { days: 3, none: null }],
    [
      'forced, without a line, in a facility without follow-ups',
      null,
      facts({ topic: ['Flushing'] }, { ...elsewhere, followUpDays: 3 }),
      { days: 3, none: null },
    ],
    [
      'forced, with a line, in a facility without follow-ups',
      open,
      facts({ topic: ['Flushing'] }, { ...elsewhere, followUpDays: 3 }),
      { days: 3, none: 'FACILITY' },
    ],
    [
      'the procedures ask, in a facility without follow-ups',
      open,
      facts({ dressing: ['Gauze'] }, elsewhere),
      { days: 2, none: 'FACILITY' },
    ],
    ['… without a line', null, facts({ dressing: ['Gauze'] }, elsewhere), { days: null, none: 'FACILITY' }],
    ['the procedures ask, without a line', null, facts({ dressing: ['Gauze'] }), { days: null, none: 'NO_LINE' }],
    [
      'nothing asks',
      { ...open, followUpInterval: null },
      facts({ topic: ['Flushing'] }),
      { days: null, none: 'NOTHING_ASKS' },
    ],
    ['nothing asks, without a line', null, facts({ topic: ['Flushing'] }), { days: null, none: 'NOTHING_ASKS' }],
    [
      'the line is out',
      open,
      facts({ reason: ['Treatment ended'] }, { followUpDays: 3 }),
      { days: null, none: 'ENDS' },
    ],
    [
      'follow-ups end, without a line',
      null,
      facts({ reason: ['Treatment ended'] }, { followUpDays: 3 }),
      { days: null, none: 'ENDS' },
    ],
    [
      'the line is closed',
      { ...open, completedAt: '2026-03-10T12:00:00Z' },
      facts({ dressing: ['Gauze'] }, { followUpDays: 3 }),
      { days: null, none: 'LINE_CLOSED' },
    ],
  ] as const)('what closing schedules: %s (rules 3.11, 3.11a)', (_what, line, call, expected) => {
    expect(followUpPlan(line, call)).toEqual(expected)
  })

  test('nothing says when: no interval', () => {
    expect(followUpInterval(facts({ topic: ['Flushing'] }), { followUpInterval: null })).toBeNull()
  })

  test('the line is out when an option says so', () => {
    expect(endsFollowUp(facts({ reason: ['Treatment ended'] }))).toBe(true)
    expect(endsFollowUp(facts({ reason: ['Occlusion'] }))).toBe(false)
  })

  test('the types of the line, each once (rules 4.7)', () => {
    const again = procedure('Exchange', [
      field('new', 'checkboxes', { followUpTypeName: true, options: [option('ML'), option('PG')] }),
    ])
    expect(lineTypes([...catalogue, again], filled({ type: ['ML'], new: ['ML', 'PG'], dressing: ['Gauze'] }))).toEqual([
      'ML',
      'PG',
    ])
  })
})
