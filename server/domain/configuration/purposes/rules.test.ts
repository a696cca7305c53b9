import { canDeletePurpose, wrongNewName } from './rules'

test.each(['Dressing Change', 'Custom'])(
  '%s, which the rules know by name, keeps it and cannot be deleted (rules 5.7)',
  (name) => {
    expect(wrongNewName({ name }, 'Other')).toEqual([
      { field: 'name', message: `The rules know ${name} by its name, so it keeps it` },
    ])
    // The rules look for the name letter by letter.
    expect(wrongNewName({ name }, name.toUpperCase())).toHaveLength(1)
    expect(wrongNewName({ name }, name)).toEqual([])
    expect(wrongNewName({ name }, undefined)).toEqual([])
    expect(canDeletePurpose({ name }, { isOfLineChecks: false })).toMatchObject({ code: 'NEEDED_BY_RULES' })
  },
)

test('any other purpose can be renamed and deleted', () => {
  expect(wrongNewName({ name: 'Difficult IV' }, 'Hard IV')).toEqual([])
  expect(canDeletePurpose({ name: 'Difficult IV' }, { isOfLineChecks: false })).toBeNull()
})

test('a purpose with which line checks are scheduled cannot be deleted (rules 4.15)', () => {
  expect(canDeletePurpose({ name: 'Daily Line Check' }, { isOfLineChecks: true })).toEqual({
    code: 'NEEDED_BY_RULES',
    message: 'Line checks are made with Daily Line Check. Choose another purpose for them first.',
    fields: [],
  })
})
