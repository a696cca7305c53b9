import { mostPrepared, tooManyInPreparation } from './prepared'

test('rules 7.11: five spreadsheets of a person are prepared, and no sixth', () => {
  expect(mostPrepared).toBe(5)
  expect(tooManyInPreparation(0)).toBeNull()
  expect(tooManyInPreparation(4)).toBeNull()
  expect(tooManyInPreparation(5)).toEqual({
    code: 'TOO_MANY_SPREADSHEETS',
    message: 'Five of your spreadsheets are being prepared. Wait until one is ready, then ask again.',
    fields: [],
  })
})
