import { array, object, string } from 'yup'
import { flag } from '../kernel/input/entries'
import { subject, subjectId } from '../kernel/input/input'
import { alertKinds, type AlertKind } from './alert'

const asSent = (_value: unknown, original: unknown): unknown => original

/** So many bytes as base64url. */
const key = (message: string, bytes: number) =>
  string()
    .transform(asSent)
    .typeError(message)
    .required('Required')
    .test('bytes', message, (value) => {
      const text = value?.replace(/=+$/, '') ?? ''
      return /^[\w-]+$/.test(text) && Math.floor((text.length * 6) / 8) === bytes
    })

const kindMessage = `Must be one of ${alertKinds.join(', ')}`

/** A change of one kind of one's own alerts. What is left out stays as it is. */
export const changeAlertInput = object({
  kind: string<AlertKind>()
    .transform(asSent)
    .typeError(kindMessage)
    .required(kindMessage)
    .oneOf([...alertKinds], kindMessage)
    .meta({ description: 'Which kind of alert is changed.', needed: true }),
  facilityIds: array(subjectId())
    .transform(asSent)
    .typeError('Must be a list')
    .nullable()
    .min(1, 'Choose at least one facility')
    .max(1_000, 'Must be at most 1000 facilities')
    .optional()
    .meta({ of: 'Facility', description: 'The facilities whose calls alert you; null for all that you may see.' }),
  sound: flag().meta({ description: 'Whether a sound is made in an open browser.' }),
  notification: flag().meta({ description: 'Whether the browser shows a notification while it is open.' }),
  push: flag().meta({ description: 'Whether your devices get a push notification.' }),
  pushAway: flag().meta({ description: 'Whether they get it also while you are Away or Offline.' }),
})

/** A browser's push subscription, as the browser describes it. */
export const addPushSubscriptionInput = object({
  endpoint: string()
    .transform(asSent)
    .typeError('Must be an address')
    .required('Required')
    .max(2_000, 'Must be at most 2000 characters')
    .meta({ description: 'Where the push service of the browser takes messages. An https address of a public host.' }),
  p256dh: key('A key of 65 bytes is expected', 65).meta({
    description: 'The public key of the browser, as base64url.',
  }),
  auth: key('A secret of 16 bytes is expected', 16).meta({ description: 'The shared secret, as base64url.' }),
})

export const removePushSubscriptionInput = object({
  pushSubscriptionId: subject('PushDevice', 'The device, from `viewer { alerts { devices } }`.'),
})
