import { readTimeOfDay } from './timeOfDay'

test.each([
  ['7', '07:00'],
  ['19', '19:00'],
  ['7:30', '07:30'],
  [' 07:30 ', '07:30'],
  ['7.30', '07:30'],
  ['730', '07:30'],
  ['0730', '07:30'],
  ['24', '24:00'],
  ['7 am', '07:00'],
  ['7pm', '19:00'],
  ['7:30 P.M.', '19:30'],
  ['0730p', '19:30'],
  ['12 am', '00:00'],
  ['12:15pm', '12:15'],
])('%j is the time %s', (written, time) => {
  expect(readTimeOfDay(written)).toBe(time)
})

test.each(['', 'noon', '7:5', '7:', '7 o’clock', '07:30:00', '13 pm', '0 am', '12345', '-7', 700, null, undefined])(
  '%j stays as it is',
  (written) => {
    expect(readTimeOfDay(written)).toBe(written)
  },
)
