import { boolean, object, string } from 'yup'
import { asTyped, isStorable, text } from '../kernel/input/input'

/** Characters of the file, and bytes of it in a request, which may be 1 MiB. */
export const longestCsv = 1_000_000

/** The text without the rows and columns without content that spreadsheets write below it. */
export const withoutEmptyTail = (csv: string): string => {
  let end = csv.length
  while (end > 0 && ',;|\t\r\n '.includes(csv[end - 1]!)) end -= 1
  return csv.slice(0, end)
}

export const importUsersInput = object({
  csv: string()
    .transform((_value, sent: unknown) => (typeof sent === 'string' ? withoutEmptyTail(sent) : sent))
    .typeError('Must be text')
    .required('Required')
    .max(longestCsv, 'The file is larger than 1 MB. Split it into several files')
    .test('storable', 'Is not a text file in UTF-8', isStorable)
    .meta({
      ...asTyped,
      description:
        'The text of the CSV file, with a line that names the columns Full Name, E-Mail, Role, Training and Allowed Facilities. Lines above it are left out.',
    }),
  dryRun: boolean().default(false).meta({ description: 'Reports what comes of each row, and changes nothing.' }),
  digest: text().meta({
    description:
      'The `digest` of a dry run. If something else would come of a row now, nothing is imported. Without it, whatever is valid now is imported.',
  }),
})
