import { boolean, object, string } from 'yup'
import { asTyped, isStorable, text } from '../kernel/input/input'

const longestCsv = 1_000_000

export const importUsersInput = object({
  csv: string()
    .strict()
    .typeError('Must be text')
    .required('Required')
    .max(longestCsv, 'The file is larger than 1 MB. Split it into several files')
    .test('storable', 'Is not a text file in UTF-8', isStorable)
    .meta({
      ...asTyped,
      description:
        'The text of the CSV file, with the columns Full Name, E-Mail, Role, Training and Allowed Facilities.',
    }),
  dryRun: boolean().default(false).meta({ description: 'Reports what comes of each row, and changes nothing.' }),
  digest: text().meta({
    description:
      'The `digest` of a dry run. If something else would come of a row now, nothing is imported. Without it, whatever is valid now is imported.',
  }),
})
