import { checkInput } from '../../kernel/input/input'
import { countsOf, documentInput, importInput, weightsOf, wrongInDocument, type CatalogueDocument } from './document'

/** A document as it is exported, small. */
const exported = () => {
  const lists = {
    purposes: [
      { name: 'Dressing Change', lineCheck: true },
      { name: 'Custom', lineCheck: false },
    ],
    facilities: [
      {
        name: 'Main',
        timeZone: 'America/New_York',
        followUpsEnabled: true,
        requiredCallFields: ['mrn'],
        rooms: ['1A', '1B'],
      },
    ],
    procedures: [
      {
        name: 'Insertion',
        followUpInterval: 7,
        countInPerformance: true,
        requiredCallFields: [],
        fields: [
          {
            name: 'Type',
            type: 'radio',
            required: true,
            followUpTypeName: true,
            externalLength: false,
            hideHeader: false,
            hideGroup: false,
            options: [{ value: 'ML', endFollowUp: false, immediateFollowUpInterval: null, requires: ['Depth'] }],
          },
          {
            name: 'Depth',
            type: 'number',
            required: false,
            followUpTypeName: false,
            externalLength: false,
            hideHeader: false,
            hideGroup: false,
            options: [] as object[],
          },
        ],
      },
    ],
  }
  return {
    format: 'patency-catalogue',
    version: 1,
    counts: { purposes: 2, facilities: 1, rooms: 2, procedures: 1, fields: 2, options: 1, waitingTargets: 0 },
    ...lists,
  }
}
type Exported = ReturnType<typeof exported>

const changed = (change: (document: Exported) => unknown): unknown => {
  const document = exported()
  change(document)
  return document
}

/** What is wrong with it, at its places: first with the parts, then with the whole. */
const wrongIn = (document: unknown): Record<string, string> => {
  const { value, refusal } = checkInput(documentInput, document)
  const fields = refusal?.fields ?? wrongInDocument(value as CatalogueDocument)
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]))
}

test('a document as it is exported has nothing wrong with it, and tells how much it holds (rules 5.10)', () => {
  expect(wrongIn(exported())).toEqual({})
  expect(countsOf(checkInput(documentInput, exported()).value!)).toEqual(exported().counts)
})

test.each<[what: string, document: unknown, wrong: Record<string, string>]>([
  ['of another format', { ...exported(), format: 'recipes' }, { format: 'Is not a configuration' }],
  ['of a later version', { ...exported(), version: 2 }, { version: 'Only version 1 can be read' }],
  ['with a text for its version', { ...exported(), version: '1' }, { version: 'Must be a number' }],
  [
    'that does not say how much it holds',
    { ...exported(), counts: undefined },
    {
      'counts.purposes': 'Required',
      'counts.facilities': 'Required',
      'counts.rooms': 'Required',
      'counts.procedures': 'Required',
      'counts.fields': 'Required',
      'counts.options': 'Required',
    },
  ],
  [
    'that lost a purpose',
    changed(({ purposes }) => purposes.pop()),
    { 'counts.purposes': 'The document is incomplete: it announces 2 purposes and holds 1' },
  ],
  [
    'that lost a room and a field',
    changed(({ facilities, procedures }) => [facilities[0]!.rooms.pop(), procedures[0]!.fields.pop()]),
    {
      'counts.rooms': 'The document is incomplete: it announces 2 rooms and holds 1',
      'counts.fields': 'The document is incomplete: it announces 2 fields and holds 1',
      'procedures[0].fields[0].options[0].requires': 'Must be fields of the same procedure',
    },
  ],
  [
    'that lost a list',
    { ...exported(), procedures: undefined },
    {
      'counts.procedures': 'The document is incomplete: it announces 1 procedures and holds 0',
      'counts.fields': 'The document is incomplete: it announces 2 fields and holds 0',
      'counts.options': 'The document is incomplete: it announces 1 options and holds 0',
    },
  ],
  [
    'with names twice, whatever the capitals',
    changed(({ purposes, facilities }) => [(purposes[1]!.name = 'dressing change'), (facilities[0]!.rooms[1] = '1a')]),
    { purposes: 'Holds dressing change twice', 'facilities[0].rooms': 'Holds 1a twice' },
  ],
  [
    'with an option under a number',
    changed(({ procedures }) => (procedures[0]!.fields[0]!.type = 'number')),
    { 'procedures[0].fields[0].options': 'Only checkboxes and radio buttons have options' },
  ],
  [
    'with a type, a zone and an interval that do not exist',
    changed(({ procedures, facilities }) => [
      (procedures[0]!.fields[0]!.type = 'dropdown'),
      (facilities[0]!.timeZone = 'Mars/Base'),
      (procedures[0]!.followUpInterval = 0),
    ]),
    {
      'procedures[0].fields[0].type': 'Must be one of checkbox, checkboxes, radio, number, text',
      'facilities[0].timeZone': 'Must be a time zone that begins with America/',
      'procedures[0].followUpInterval': 'Must be a whole number from 1 to 3650',
    },
  ],
  [
    'whose lists are none',
    { ...exported(), purposes: 'x', facilities: [7], procedures: [null] },
    {
      purposes: 'Must be a list',
      'facilities[0]': 'Must be an object',
      'procedures[0]': expect.any(String) as unknown as string,
    },
  ],
])('a document %s is refused at its places, all at once (rules 5.10)', (_what, document, wrong) => {
  expect(wrongIn(document)).toEqual(wrong)
})

test('a list that is left out on purpose is no fault, and a dry run is asked for', () => {
  const { purposes: _left, ...rest } = exported()
  const document = { ...rest, counts: { ...rest.counts, purposes: 0 } }
  expect(wrongIn(document)).toEqual({})
  expect(checkInput(importInput, document).value).toMatchObject({ dryRun: false })
  expect(checkInput(importInput, { ...document, dryRun: true }).value).toMatchObject({ dryRun: true })
})

test.each([
  [
    'that is in the order already keeps its weights',
    ['A', 'b'],
    [
      ['a', 3],
      ['B', 7],
    ],
    [3, 7],
  ],
  [
    'that is in another order is counted anew',
    ['B', 'A'],
    [
      ['A', 3],
      ['B', 7],
    ],
    [0, 1],
  ],
  [
    'that grows is counted anew',
    ['A', 'B', 'C'],
    [
      ['A', 3],
      ['B', 7],
    ],
    [0, 1, 2],
  ],
  [
    'that shrinks is counted anew',
    ['A'],
    [
      ['A', 3],
      ['B', 7],
    ],
    [0],
  ],
  ['that is new is counted from 0', ['A', 'B'], [], [0, 1]],
] as const)('a list %s (rules 5.10)', (_what, wanted, current, weights) => {
  expect(
    weightsOf(
      wanted,
      current.map(([name, weight]) => ({ name, weight })),
    ),
  ).toEqual(weights)
})
