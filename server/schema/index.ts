// Door 1. Each file: node → fields → queries → mutations → subscription, top to bottom.
import { builder } from './kernel/builder'
import './kernel/scalars'
import './account'
import './users'
import './providers'
import './facilities'
import './purposes'
import './statuses'
import './procedures'
import './lines'
import './calls/call'
import './calls/queue'
import './calls/list'
import './calls/similar'
import './calls/verbs'
import './calls/closing'

export const schema = builder.toSchema()
