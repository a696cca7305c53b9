import { object, string } from 'yup'
import { expectedVersion, flagField, nameField } from '../kernel/input/entries'
import { subject, text } from '../kernel/input/input'
import { viewLists } from './filters'
import { mostCharacters } from '../kernel/input/limits'

const nameLimit = 60
const longest = mostCharacters(nameLimit)
/** The address of a call report with some hundred chosen rooms. */
const queryLimit = 8_000

const name = nameField(`What people call it, at most ${nameLimit} characters.`)
const shared = flagField(false, 'Whether everyone of the provider who may see the list sees the view.')
const query = 'The filters as they stand in the address of the list, such as `status=open&order=oldest`.'

export const createSavedViewInput = object({
  list: string()
    .strict()
    .typeError('Must be text')
    .required('Required')
    .oneOf(viewLists, 'Does not exist')
    .meta({ description: 'The list whose filters it keeps.' }),
  name: name.created.max(nameLimit, longest),
  query: text().required('Required').max(queryLimit).meta({ description: query }),
  shared: shared.created,
})

export const savedViewInput = object({
  savedViewId: subject('SavedView', 'The saved view.'),
  expectedVersion: expectedVersion(),
})

export const updateSavedViewInput = savedViewInput.shape({
  name: name.changed.max(nameLimit, longest),
  query: text().default(undefined).nonNullable('Required').max(queryLimit).meta({ description: query }),
  shared: shared.changed,
})
