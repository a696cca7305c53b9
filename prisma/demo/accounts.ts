import type { Role } from '../../server/domain/kernel/actor'
import { lakeshorePeople, riversidePeople } from './people'

export interface DemoAccount {
  email: string
  name: string
  role: Role
  note: string
}

/** Of every account of the demo hospital. */
export const demoPassword = 'Patency-demo-1'

/** The accounts to look around with. */
export const demoAccounts: DemoAccount[] = [...riversidePeople, ...lakeshorePeople].flatMap(
  ({ email, fullName, role, note }) => (note === null ? [] : [{ email, name: fullName, role, note }]),
)
