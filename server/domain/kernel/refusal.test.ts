import { invalid, notFound, refuse } from './refusal'

test('a refusal carries its code and a sentence, and fields only where there are any', () => {
  expect(refuse('NOT_ASSIGNEE', 'Someone else has it.')).toEqual({
    code: 'NOT_ASSIGNEE',
    message: 'Someone else has it.',
    fields: [],
  })
})

test('input with one failure says that failure, with several how many', () => {
  const mrn = { field: 'mrn', message: 'MRN is missing' }
  const dob = { field: 'dob', message: 'Date of Birth is missing' }
  expect(invalid([mrn])).toEqual({ code: 'VALIDATION', message: 'MRN is missing', fields: [mrn] })
  expect(invalid([mrn, dob])).toEqual({ code: 'VALIDATION', message: '2 entries need attention.', fields: [mrn, dob] })
})

test('what does not exist is refused without saying whether it ever did (rules 2.3)', () => {
  expect(notFound('call')).toEqual({ code: 'NOT_FOUND', message: 'This call does not exist.', fields: [] })
})
