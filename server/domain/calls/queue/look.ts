import { object, string } from 'yup'
import { subject } from '../../kernel/input/input'
import { isUuid } from '../../kernel/uuid'

/** What a page does with the call that it shows (rules 3.25). */
const lookings = ['VIEWING', 'EDITING', 'LEFT'] as const

export type Looking = (typeof lookings)[number]

/** How often an open page reports again. */
export const lookEveryMs = 20_000

/** A page that has not reported for this long counts as closed. */
export const lookLifetimeMs = 60_000

/** Pages of one person in one provider; the latest ones count. */
export const mostPages = 20

const lookingMessage = 'Must be VIEWING, EDITING or LEFT'

export const lookAtCallInput = object({
  callId: subject('Call', 'The call.'),
  pageId: string()
    .strict()
    .typeError('Must be a UUID')
    .required('Required')
    .test('uuid', 'Must be a UUID', isUuid)
    .meta({
      description: 'A UUID of your choice for each open page. At most 20 pages count, those that reported last.',
      needed: true,
    }),
  doing: string()
    .strict()
    .typeError(lookingMessage)
    .required('Required')
    .oneOf(lookings, lookingMessage)
    .meta({ description: 'What the page does.', needed: true }),
})

/** The viewers that others see: each person once, however many tabs they have; editing wins over viewing. */
export const onePerPerson = <L extends { userId: string; isEditing: boolean }>(looks: readonly L[]): L[] => {
  const editingFirst = [...looks].sort(
    (a, b) => Number(b.isEditing) - Number(a.isEditing) || (a.userId < b.userId ? -1 : 1),
  )
  return editingFirst.filter(
    ({ userId }, index) => editingFirst.findIndex((other) => other.userId === userId) === index,
  )
}

/** The calls whose viewers others see differently after a change of one person's pages. */
export const callsWithOtherViewers = (before: readonly PageLook[], after: readonly PageLook[]): string[] => {
  const doing = (looks: readonly PageLook[], callId: string): string => {
    const there = looks.filter((look) => look.callId === callId)
    return there.length === 0 ? 'LEFT' : there.some(({ isEditing }) => isEditing) ? 'EDITING' : 'VIEWING'
  }
  return [...new Set([...before, ...after].map(({ callId }) => callId))].filter(
    (callId) => doing(before, callId) !== doing(after, callId),
  )
}

type PageLook = { callId: string; isEditing: boolean }
