import { lakeshorePeople, riversidePeople } from './people'

/** Of every account of the demo hospital. */
export const demoPassword = 'Patency-demo-1'

/** The accounts to look around with. */
export const demoAccounts = [...riversidePeople, ...lakeshorePeople].flatMap(({ email, fullName, role, note }) =>
  note === null ? [] : [{ email, name: fullName, role, note }],
)
