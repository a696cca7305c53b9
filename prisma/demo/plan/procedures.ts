import type { RequireableCallField } from '../../../server/domain/calls/entries/requiredFields'
import type { FieldType } from '../../../server/domain/configuration/procedures/catalogue'

export interface OptionModel {
  value: string
  endFollowUp?: true
  immediateFollowUpInterval?: number
  /** Names of fields of the same procedure. */
  requires?: string[]
}

export interface FieldModel {
  name: string
  type: FieldType
  options: OptionModel[]
  required?: true
  followUpTypeName?: true
  hideHeader?: true
  hideGroup?: true
}

/** Why lines come out. */
export const removalReasons = [
  'Treatment ended',
  'Occlusion',
  'Infection',
  'Thrombosis',
  'Accidental',
  'Death',
] as const
export type RemovalReason = (typeof removalReasons)[number]

/** In the order of the form. */
export const lineTypes = ['SL PICC', 'DL PICC', 'TL PICC', 'ML', 'PG', 'CVL'] as const
export type LineType = (typeof lineTypes)[number]

/** What the team does, and what it records of it, in the order of the form. */
export interface ProcedureModel {
  name: string
  followUpInterval?: number
  countInPerformance?: false
  requiredCallFields?: RequireableCallField[]
  fields: FieldModel[]
}

type Choice = string | OptionModel
type More = Pick<FieldModel, 'required' | 'followUpTypeName' | 'hideHeader' | 'hideGroup'>

const chosen = (type: FieldType, name: string, choices: Choice[], more: More = {}): FieldModel => ({
  name,
  type,
  options: choices.map((choice) => (typeof choice === 'string' ? { value: choice } : choice)),
  ...more,
})
const one = (name: string, choices: Choice[], more?: More): FieldModel => chosen('radio', name, choices, more)
const several = (name: string, choices: Choice[], more?: More): FieldModel => chosen('checkboxes', name, choices, more)
// A box, a figure and a line of text stand for themselves; a frame around each would only be noise.
const box = (name: string): FieldModel => ({ name, type: 'checkbox', options: [], hideGroup: true })
const figure = (name: string): FieldModel => ({ name, type: 'number', options: [], hideGroup: true })
const text = (name: string, more: More = { hideGroup: true }): FieldModel => ({
  name,
  type: 'text',
  options: [],
  ...more,
})

const arms = ['Left', 'Right']

const insertion: ProcedureModel = {
  name: 'Insertion',
  followUpInterval: 7,
  requiredCallFields: ['patientLastName', 'mrn'],
  fields: [
    one(
      'Insertion Type',
      lineTypes.map((value) => ({ value, requires: value === 'CVL' ? ['CVL site'] : ['Arm', 'Vein'] })),
      { required: true, followUpTypeName: true },
    ),
    one('Arm', arms),
    one('Vein', ['Basilic', 'Brachial', 'Cephalic']),
    one('CVL site', ['R IJ', 'L IJ', 'R subclavian', 'L subclavian', 'R femoral', 'L femoral']),
    figure('Vein diameter (mm)'),
    figure('Catheter length (cm)'),
    figure('Trimmed (cm)'),
    figure('Internal (cm)'),
    figure('External (cm)'),
    one('Tip confirmation', ['ECG', { value: 'Chest X-ray', requires: ['X-ray read by'] }]),
    text('X-ray read by'),
    figure('Attempts'),
    box('Exchanged over wire'),
    one('Order Change', [
      'PICC changed to ML',
      'PICC changed to IV',
      'ML changed to IV',
      'ML changed to PICC',
      'IV changed to PICC',
      'IV changed to ML',
    ]),
    one(
      'Outcome',
      [
        'Successful',
        // Nothing stays in, so there is nothing to come back to, and no line is asked for (rules 3.9).
        { value: 'Unsuccessful', endFollowUp: true, requires: ['Reason'] },
      ],
      { required: true },
    ),
    one('Reason', [
      'Vein could not be accessed',
      'Catheter would not advance',
      'Patient could not tolerate',
      'Order changed at bedside',
    ]),
  ],
}

const peripheral: ProcedureModel = {
  name: 'Peripheral IV',
  fields: [
    one('Gauge', ['18G', '20G', '22G', '24G']),
    one('Arm', arms),
    one('Site', ['Hand', 'Wrist', 'Forearm', 'Antecubital', 'Upper arm']),
    box('Ultrasound'),
    figure('Attempts'),
    one('Outcome', [{ value: 'Successful', requires: ['Gauge', 'Site'] }, 'Unsuccessful'], { required: true }),
  ],
}

const dressing: ProcedureModel = {
  name: 'Dressing Change',
  followUpInterval: 7,
  requiredCallFields: ['mrn'],
  fields: [
    one(
      'Dressing',
      [
        { value: 'Transparent', immediateFollowUpInterval: 7 },
        { value: 'Gauze', immediateFollowUpInterval: 2 },
      ],
      { required: true },
    ),
    several('Site appearance', ['Clean, dry, intact', 'Redness', 'Swelling', 'Drainage', 'Bleeding', 'Tenderness'], {
      required: true,
    }),
    one('Securement', ['Adhesive device', 'Subcutaneous anchor', 'Sutures']),
    box('Caps changed'),
    figure('External (cm)'),
  ],
}

const declot: ProcedureModel = {
  name: 'Declot',
  fields: [
    one('Agent', ['Alteplase 2 mg', 'Alteplase 1 mg', 'Saline only'], { required: true }),
    figure('Dwell (min)'),
    one('Result', ['Patent', 'Partly patent', 'Still occluded'], { required: true }),
  ],
}

const assessment: ProcedureModel = {
  name: 'Assessment',
  fields: [
    several(
      'Findings',
      [
        'No concerns',
        'Redness',
        'Swelling',
        'Drainage',
        'Tenderness',
        'Leaking',
        'Migrated',
        'No blood return',
        'Dressing not intact',
      ],
      { hideHeader: true },
    ),
    one('Tip location', ['Lower SVC', 'Cavoatrial junction', 'Mid SVC', 'Needs repositioning']),
    box('Line still needed'),
    text('Plan'),
  ],
}

const removal: ProcedureModel = {
  name: 'Removal',
  fields: [
    one(
      'Reason',
      removalReasons.map((value) => ({ value, endFollowUp: true })),
      { required: true },
    ),
    box('Catheter intact'),
    figure('Length (cm)'),
  ],
}

const portAccess: ProcedureModel = {
  name: 'Port Access',
  fields: [
    one('Port', [{ value: 'Accessed', requires: ['Needle'] }, 'De-accessed'], { required: true }),
    one('Needle', ['20G 3/4 in', '20G 1 in', '19G 1 in', '19G 1.5 in']),
    box('Blood return'),
    one('Locked with', ['Saline', 'Heparin']),
  ],
}

const bloodDraw: ProcedureModel = {
  name: 'Blood Draw',
  fields: [
    one('Drawn from', ['Line', 'Vein'], { required: true }),
    several('Samples', ['Labs', 'Blood cultures', 'Drug level', 'Type and cross']),
    figure('Waste (mL)'),
  ],
}

const education: ProcedureModel = {
  name: 'Education',
  countInPerformance: false,
  fields: [
    several('Topics', ['Flushing', 'Dressing care', 'Showering', 'Signs of infection', 'Whom to call'], {
      hideHeader: true,
    }),
    several('Taught', ['Patient', 'Family', 'Staff']),
    box('Teach-back done'),
  ],
}

const other: ProcedureModel = {
  name: 'Other',
  fields: [text('What was done', { required: true, hideHeader: true, hideGroup: true })],
}

/** In weight order. */
export const riversideProcedures = [
  insertion,
  peripheral,
  dressing,
  declot,
  assessment,
  removal,
  portAccess,
  bloodDraw,
  education,
  other,
]

/** The same procedure where less is recorded of it. */
const without = (procedure: ProcedureModel, ...names: string[]): ProcedureModel => ({
  ...procedure,
  fields: procedure.fields.filter(({ name }) => !names.includes(name)),
})

export const lakeshoreProcedures = [
  without(
    insertion,
    'Vein diameter (mm)',
    'Catheter length (cm)',
    'Trimmed (cm)',
    'External (cm)',
    'Exchanged over wire',
  ),
  without(peripheral, 'Arm'),
  without(dressing, 'Caps changed', 'External (cm)'),
  declot,
  without(assessment, 'Tip location'),
  without(removal, 'Length (cm)'),
  bloodDraw,
  other,
]
