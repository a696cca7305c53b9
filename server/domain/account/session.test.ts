import { sessionEnds } from './session'

const at = (time: string) => new Date(`2026-03-10T${time}Z`)

test.each([
  [
    '15 minutes after the last deed, warned a minute before',
    '08:00:00',
    '08:10:00',
    15,
    12,
    '08:25:00',
    '20:00:00',
    '08:24:00',
  ],
  [
    '12 hours after it began, whatever was done last',
    '08:00:00',
    '19:58:00',
    15,
    12,
    '20:13:00',
    '20:00:00',
    '19:59:00',
  ],
  [
    'where it may idle for one minute only, warned after half of it',
    '08:00:00',
    '08:10:00',
    1,
    12,
    '08:11:00',
    '20:00:00',
    '08:10:30',
  ],
  [
    'where it may idle for two minutes, warned a minute before',
    '08:00:00',
    '08:10:00',
    2,
    1,
    '08:12:00',
    '09:00:00',
    '08:11:00',
  ],
])('a session ends %s (rules 2.6)', (_rule, createdAt, seenAt, idleMinutes, maxHours, idleEndsAt, endsAt, warnAt) => {
  expect(sessionEnds({ createdAt: at(createdAt), seenAt: at(seenAt) }, { idleMinutes, maxHours })).toEqual({
    idleEndsAt: at(idleEndsAt),
    endsAt: at(endsAt),
    warnAt: at(warnAt),
  })
})
