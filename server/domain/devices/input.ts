import { object, string } from 'yup'
import { flag } from '../kernel/input/entries'
import { id, nameText, optionalId, subject, text } from '../kernel/input/input'
import { eachText } from '../calls/texts'
import { plainCode } from '../kernel/code'
import { codeLength } from './pairingCode'
import { deviceKinds, type DeviceKind } from './device'

const name = () =>
  nameText(100).required('Required').meta({ description: 'What people call it, such as “Board in the team room”.' })

const kind = () =>
  string<DeviceKind>()
    .oneOf(deviceKinds, 'Must be wallBoard or wardDevice')
    .required('Required')
    .meta({ description: 'What it is: `wallBoard` or `wardDevice`.' })

const wrongCode = `Must be the ${codeLength} letters and digits that the screen shows`

export const pairDeviceInput = object({
  code: text(40)
    .required('Required')
    .transform((value: string | null) => value && plainCode(value))
    .test('code', wrongCode, (value) => !value || value.length === codeLength)
    .meta({ description: 'The code that the screen shows.' }),
  kind: kind(),
  name: name(),
  facilityId: optionalId().meta({
    of: 'Facility',
    description: 'Where it stands. Without one a wall board shows all facilities; a ward’s device needs one.',
  }),
  unit: text(100).meta({
    description:
      "For a ward's device: the unit to whose rooms it is limited, the part of their names before the last dash.",
  }),
})

export const renameDeviceInput = object({ deviceId: subject('Device', 'The device.'), name: name() })
export const revokeDeviceInput = object({ deviceId: subject('Device', 'The device.') })

/** A call from a ward. It asks for nothing about a patient (rules 10.16). */
export const wardCallInput = object({
  purposeId: id('Required.').meta({ of: 'Purpose', description: 'The need.' }),
  roomId: id('Required.').meta({ of: 'Room', description: 'The room: one of the device.' }),
  isStat: flag().default(false).meta({ description: 'Whether it is Stat. Default: false.' }),
  ...eachText(['customJob', 'roomDescription', 'contact'], ({ description, limit }) =>
    text(limit).meta({ description }),
  ),
})
