import { object, string } from 'yup'
import { newPassword } from 'domain/account/password'

/** The entries of the sample registration form, with the messages of the specification (administration, section 5). */
export const sampleInput = object({
  name: string().trim().required('Name is required.'),
  email: string()
    .trim()
    .required('E-mail is required')
    .matches(/^[^\s@]+@[^\s@]+$/, { message: 'Must be valid e-mail', excludeEmptyString: true }),
  password: newPassword('New password is required'),
  item: string().required('Item is required'),
})
