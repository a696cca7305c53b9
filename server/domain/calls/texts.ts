import { text } from '../kernel/input/input'
import { notesLimit, textLimit } from '../kernel/input/limits'

type Text = { label: string; description: string; limit: number }

/**
 * The plain texts of a call in the order of its form, with label, description and length. Inputs, answers of both doors
 * and the history are made from these rows.
 */
export const callTexts = {
  customJob: {
    label: 'Custom Name',
    description: "The job's own name; required when the need is Custom.",
    limit: textLimit,
  },
  contact: { label: 'Contact', description: 'How to reach the person who requests the call.', limit: textLimit },
  insertedBy: {
    label: 'Placement Inserted By',
    description: 'Who placed the line, for an external placement.',
    limit: textLimit,
  },
  preComments: { label: 'Pre-Procedure Notes', description: 'Pre-Procedure Notes.', limit: notesLimit },
  comments: { label: 'Additional Comments', description: 'Additional Comments.', limit: notesLimit },
  roomDescription: {
    label: 'Room Description',
    description: 'Where the patient is, in words.',
    limit: textLimit,
  },
} as const satisfies Record<string, Text>

export type CallText = keyof typeof callTexts

export const callTextNames = Object.keys(callTexts) as CallText[]

export const eachText = <N extends CallText, T>(names: readonly N[], make: (row: Text, name: N) => T): Record<N, T> =>
  Object.fromEntries(names.map((name) => [name, make(callTexts[name], name)])) as Record<N, T>

const input = ({ description, limit }: Text) => text(limit).meta({ description })

/** The texts of a new call. */
export const newCallTexts = () =>
  eachText(['customJob', 'roomDescription', 'contact', 'preComments', 'insertedBy'], input)

/** The texts that the call's page edits; texts that are left out stay as they are. */
export const editedCallTexts = () =>
  eachText(['contact', 'roomDescription', 'customJob', 'preComments', 'comments'], (row) =>
    input(row).default(undefined),
  )
