import type { RequireableCallField } from '../../../server/domain/calls/entries/requiredFields'
import type { FieldType } from '../../../server/domain/configuration/procedures/catalogue'
import { list } from './table'

/** Why lines come out. */
export const removalReasons = list('Treatment ended | Occlusion | Infection | Thrombosis | Accidental | Death')

const field = (type: FieldType, name: string, choices: string, ...marks: string[]) => ({
  name,
  type,
  required: marks.includes('required'),
  followUpTypeName: marks.includes('follow-up type name'),
  externalLength: marks.includes('external length'),
  hideHeader: marks.includes('hide header'),
  hideGroup: marks.includes('hide group'),
  options: (choices ? list(choices) : []).map((value) => ({
    value,
    endFollowUp: false,
    immediateFollowUpInterval: null as number | null,
    /** It is chosen alone. */
    excludesOthers: false,
    /** Names of fields of the same procedure. */
    requires: [] as string[],
  })),
})

export type FieldModel = ReturnType<typeof field>
export type OptionModel = FieldModel['options'][number]

const one = (name: string, choices: string, ...marks: string[]) => field('radio', name, choices, ...marks)
const several = (name: string, choices: string, ...marks: string[]) => field('checkboxes', name, choices, ...marks)
// A box, a figure and a line of text stand for themselves; a frame around each would only be noise.
const box = (name: string) => field('checkbox', name, '', 'hide group')
const figure = (name: string, ...marks: string[]) => field('number', name, '', 'hide group', ...marks)
const text = (name: string, ...marks: string[]) => field('text', name, '', 'hide group', ...marks)

/** What choosing one of the options brings with it. */
const where = (field: FieldModel, means: Record<string, Partial<OptionModel>>): FieldModel => ({
  ...field,
  options: field.options.map((option) => ({ ...option, ...means[option.value] })),
})

/** What the team does, and what it records of it, in the order of the form. */
const procedure = (
  name: string,
  { followUpInterval = null, needs = [] }: { followUpInterval?: number | null; needs?: RequireableCallField[] },
  ...fields: FieldModel[]
) => ({ name, followUpInterval, countInPerformance: name !== 'Education', requiredCallFields: needs, fields })

export type ProcedureModel = ReturnType<typeof procedure>

const inArm = { requires: ['Arm', 'Vein'] }

const orderChanges =
  'PICC changed to ML | PICC changed to IV | ML changed to IV | ML changed to PICC | IV changed to PICC | IV changed to ML'

/** In weight order. */
export const riversideProcedures = [
  procedure(
    'Insertion',
    { followUpInterval: 7, needs: ['patientLastName', 'mrn'] },
    where(one('Insertion Type', 'SL PICC | DL PICC | TL PICC | ML | PG | CVL', 'required', 'follow-up type name'), {
      'SL PICC': inArm,
      'DL PICC': inArm,
      'TL PICC': inArm,
      ML: inArm,
      PG: inArm,
      CVL: { requires: ['CVL site'] },
    }),
    one('Arm', 'Left | Right'),
    one('Vein', 'Basilic | Brachial | Cephalic'),
    one('CVL site', 'R IJ | L IJ | R subclavian | L subclavian | R femoral | L femoral'),
    ...list('Vein diameter (mm) | Catheter length (cm) | Trimmed (cm) | Internal (cm)').map((name) => figure(name)),
    figure('External (cm)', 'external length'),
    where(one('Tip confirmation', 'ECG | Chest X-ray'), { 'Chest X-ray': { requires: ['X-ray read by'] } }),
    text('X-ray read by'),
    figure('Attempts'),
    box('Exchanged over wire'),
    one('Order Change', orderChanges),
    // Of an unsuccessful one nothing stays in, so there is nothing to come back to, and no line is asked for (rules 3.9).
    where(one('Outcome', 'Successful | Unsuccessful', 'required'), {
      Unsuccessful: { endFollowUp: true, requires: ['Reason'] },
    }),
    one(
      'Reason',
      'Vein could not be accessed | Catheter would not advance | Patient could not tolerate | Order changed at bedside',
    ),
  ),
  procedure(
    'Peripheral IV',
    {},
    one('Gauge', '18G | 20G | 22G | 24G'),
    one('Arm', 'Left | Right'),
    one('Site', 'Hand | Wrist | Forearm | Antecubital | Upper arm'),
    box('Ultrasound'),
    figure('Attempts'),
    where(one('Outcome', 'Successful | Unsuccessful', 'required'), { Successful: { requires: ['Gauge', 'Site'] } }),
  ),
  procedure(
    'Dressing Change',
    { followUpInterval: 7, needs: ['mrn'] },
    where(one('Dressing', 'Transparent | Gauze', 'required'), {
      Transparent: { immediateFollowUpInterval: 7 },
      Gauze: { immediateFollowUpInterval: 2 },
    }),
    where(
      several(
        'Site appearance',
        'Clean, dry, intact | Redness | Swelling | Drainage | Bleeding | Tenderness',
        'required',
      ),
      { 'Clean, dry, intact': { excludesOthers: true } },
    ),
    one('Securement', 'Adhesive device | Subcutaneous anchor | Sutures'),
    box('Caps changed'),
    figure('External (cm)', 'external length'),
  ),
  procedure(
    'Declot',
    {},
    one('Agent', 'Alteplase 2 mg | Alteplase 1 mg | Saline only', 'required'),
    figure('Dwell (min)'),
    one('Result', 'Patent | Partly patent | Still occluded', 'required'),
  ),
  procedure(
    'Assessment',
    {},
    where(
      several(
        'Findings',
        'No concerns | Redness | Swelling | Drainage | Tenderness | Leaking | Migrated | No blood return | Dressing not intact',
        'hide header',
      ),
      { 'No concerns': { excludesOthers: true } },
    ),
    one('Tip location', 'Lower SVC | Cavoatrial junction | Mid SVC | Needs repositioning'),
    box('Line still needed'),
    text('Plan'),
  ),
  procedure(
    'Removal',
    {},
    where(
      one('Reason', removalReasons.join('|'), 'required'),
      Object.fromEntries(removalReasons.map((reason) => [reason, { endFollowUp: true }])),
    ),
    box('Catheter intact'),
    figure('Length (cm)'),
  ),
  procedure(
    'Port Access',
    {},
    where(one('Port', 'Accessed | De-accessed', 'required'), { Accessed: { requires: ['Needle'] } }),
    one('Needle', '20G 3/4 in | 20G 1 in | 19G 1 in | 19G 1.5 in'),
    box('Blood return'),
    one('Locked with', 'Saline | Heparin'),
  ),
  procedure(
    'Blood Draw',
    {},
    one('Drawn from', 'Line | Vein', 'required'),
    several('Samples', 'Labs | Blood cultures | Drug level | Type and cross'),
    figure('Waste (mL)'),
  ),
  procedure(
    'Education',
    {},
    several('Topics', 'Flushing | Dressing care | Showering | Signs of infection | Whom to call', 'hide header'),
    several('Taught', 'Patient | Family | Staff'),
    box('Teach-back done'),
  ),
  procedure('Other', {}, text('What was done', 'required', 'hide header')),
]

/** There less is recorded. */
const notAtLakeshore = list(
  'Vein diameter (mm) | Catheter length (cm) | Trimmed (cm) | External (cm) | Exchanged over wire | Caps changed | Tip location',
)

export const lakeshoreProcedures = riversideProcedures
  .filter(({ name }) => name !== 'Port Access' && name !== 'Education')
  .map((each) => ({ ...each, fields: each.fields.filter(({ name }) => !notAtLakeshore.includes(name)) }))
