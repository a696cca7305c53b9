import type { RequireableCallField } from '../../server/domain/calls/requiredFields'
import type { FieldType } from '../../server/domain/procedures/catalogue'
import { list } from './table'

export interface OptionModel {
  value: string
  endFollowUp: boolean
  immediateFollowUpInterval: number | null
  /** Names of fields of the same procedure. */
  requires: string[]
}

export interface FieldModel {
  name: string
  type: FieldType
  required: boolean
  followUpTypeName: boolean
  hideHeader: boolean
  hideGroup: boolean
  options: OptionModel[]
}

/** What the team does, and what it records of it, in the order of the form. */
export interface ProcedureModel {
  name: string
  followUpInterval: number | null
  countInPerformance: boolean
  requiredCallFields: RequireableCallField[]
  fields: FieldModel[]
}

/** Why lines come out. */
export const removalReasons = list('Treatment ended | Occlusion | Infection | Thrombosis | Accidental | Death')

/** In the order of the form. */
const lineTypes = list('SL PICC | DL PICC | TL PICC | ML | PG | CVL')

type Mark = 'required' | 'followUpTypeName' | 'hideHeader' | 'hideGroup'

const field = (type: FieldType, name: string, choices: string, marks: Mark[]): FieldModel => ({
  name,
  type,
  required: marks.includes('required'),
  followUpTypeName: marks.includes('followUpTypeName'),
  hideHeader: marks.includes('hideHeader'),
  hideGroup: marks.includes('hideGroup'),
  options: (choices ? list(choices) : []).map((value) => ({
    value,
    endFollowUp: false,
    immediateFollowUpInterval: null,
    requires: [],
  })),
})
const one = (name: string, choices: string, ...marks: Mark[]): FieldModel => field('radio', name, choices, marks)
const several = (name: string, choices: string, ...marks: Mark[]): FieldModel =>
  field('checkboxes', name, choices, marks)
// A box, a figure and a line of text stand for themselves; a frame around each would only be noise.
const box = (name: string): FieldModel => field('checkbox', name, '', ['hideGroup'])
const figure = (name: string): FieldModel => field('number', name, '', ['hideGroup'])
const text = (name: string, ...marks: Mark[]): FieldModel => field('text', name, '', ['hideGroup', ...marks])

/** What choosing one of the options brings with it. */
const where = (field: FieldModel, means: (value: string) => Partial<OptionModel>): FieldModel => ({
  ...field,
  options: field.options.map((option) => ({ ...option, ...means(option.value) })),
})

const procedure = (name: string, fields: FieldModel[], more: Partial<ProcedureModel> = {}): ProcedureModel => ({
  name,
  followUpInterval: null,
  countInPerformance: true,
  requiredCallFields: [],
  fields,
  ...more,
})

const orderChanges =
  'PICC changed to ML | PICC changed to IV | ML changed to IV | ML changed to PICC | IV changed to PICC | IV changed to ML'

/** In weight order. */
export const riversideProcedures = [
  procedure(
    'Insertion',
    [
      where(one('Insertion Type', lineTypes.join('|'), 'required', 'followUpTypeName'), (type) => ({
        requires: type === 'CVL' ? ['CVL site'] : ['Arm', 'Vein'],
      })),
      one('Arm', 'Left | Right'),
      one('Vein', 'Basilic | Brachial | Cephalic'),
      one('CVL site', 'R IJ | L IJ | R subclavian | L subclavian | R femoral | L femoral'),
      figure('Vein diameter (mm)'),
      figure('Catheter length (cm)'),
      figure('Trimmed (cm)'),
      figure('Internal (cm)'),
      figure('External (cm)'),
      where(one('Tip confirmation', 'ECG | Chest X-ray'), (way) => ({
        requires: way === 'Chest X-ray' ? ['X-ray read by'] : [],
      })),
      text('X-ray read by'),
      figure('Attempts'),
      box('Exchanged over wire'),
      one('Order Change', orderChanges),
      // Of an unsuccessful one nothing stays in, so there is nothing to come back to, and no line is asked for (rules 3.9).
      where(one('Outcome', 'Successful | Unsuccessful', 'required'), (outcome) =>
        outcome === 'Unsuccessful' ? { endFollowUp: true, requires: ['Reason'] } : {},
      ),
      one(
        'Reason',
        'Vein could not be accessed | Catheter would not advance | Patient could not tolerate | Order changed at bedside',
      ),
    ],
    { followUpInterval: 7, requiredCallFields: ['patientLastName', 'mrn'] },
  ),
  procedure('Peripheral IV', [
    one('Gauge', '18G | 20G | 22G | 24G'),
    one('Arm', 'Left | Right'),
    one('Site', 'Hand | Wrist | Forearm | Antecubital | Upper arm'),
    box('Ultrasound'),
    figure('Attempts'),
    where(one('Outcome', 'Successful | Unsuccessful', 'required'), (outcome) => ({
      requires: outcome === 'Successful' ? ['Gauge', 'Site'] : [],
    })),
  ]),
  procedure(
    'Dressing Change',
    [
      where(one('Dressing', 'Transparent | Gauze', 'required'), (dressing) => ({
        immediateFollowUpInterval: dressing === 'Gauze' ? 2 : 7,
      })),
      several(
        'Site appearance',
        'Clean, dry, intact | Redness | Swelling | Drainage | Bleeding | Tenderness',
        'required',
      ),
      one('Securement', 'Adhesive device | Subcutaneous anchor | Sutures'),
      box('Caps changed'),
      figure('External (cm)'),
    ],
    { followUpInterval: 7, requiredCallFields: ['mrn'] },
  ),
  procedure('Declot', [
    one('Agent', 'Alteplase 2 mg | Alteplase 1 mg | Saline only', 'required'),
    figure('Dwell (min)'),
    one('Result', 'Patent | Partly patent | Still occluded', 'required'),
  ]),
  procedure('Assessment', [
    several(
      'Findings',
      'No concerns | Redness | Swelling | Drainage | Tenderness | Leaking | Migrated | No blood return | Dressing not intact',
      'hideHeader',
    ),
    one('Tip location', 'Lower SVC | Cavoatrial junction | Mid SVC | Needs repositioning'),
    box('Line still needed'),
    text('Plan'),
  ]),
  procedure('Removal', [
    where(one('Reason', removalReasons.join('|'), 'required'), () => ({ endFollowUp: true })),
    box('Catheter intact'),
    figure('Length (cm)'),
  ]),
  procedure('Port Access', [
    where(one('Port', 'Accessed | De-accessed', 'required'), (port) => ({
      requires: port === 'Accessed' ? ['Needle'] : [],
    })),
    one('Needle', '20G 3/4 in | 20G 1 in | 19G 1 in | 19G 1.5 in'),
    box('Blood return'),
    one('Locked with', 'Saline | Heparin'),
  ]),
  procedure('Blood Draw', [
    one('Drawn from', 'Line | Vein', 'required'),
    several('Samples', 'Labs | Blood cultures | Drug level | Type and cross'),
    figure('Waste (mL)'),
  ]),
  procedure(
    'Education',
    [
      several('Topics', 'Flushing | Dressing care | Showering | Signs of infection | Whom to call', 'hideHeader'),
      several('Taught', 'Patient | Family | Staff'),
      box('Teach-back done'),
    ],
    { countInPerformance: false },
  ),
  procedure('Other', [text('What was done', 'required', 'hideHeader')]),
]

/** There less is recorded. */
const notAtLakeshore = list(
  'Vein diameter (mm) | Catheter length (cm) | Trimmed (cm) | External (cm) | Exchanged over wire | Caps changed | Tip location',
)

export const lakeshoreProcedures = riversideProcedures
  .filter(({ name }) => name !== 'Port Access' && name !== 'Education')
  .map((each) => ({ ...each, fields: each.fields.filter(({ name }) => !notAtLakeshore.includes(name)) }))
