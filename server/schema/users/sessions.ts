import { readSessionsOf, type SignedInBrowser } from '../../services/account/sessions/readSessions'
import { builder } from '../kernel/builder'
import { hints } from '../kernel/plugins/cost'
import { facts } from './verbs'

const OpenSessionRef = builder.objectRef<SignedInBrowser>('OpenSession').implement({
  description: 'A browser in which someone is signed in.',
  fields: (t) => ({
    device: t.exposeString('device', { description: 'The browser and its system, such as Chrome on Windows.' }),
    address: t.exposeString('address', {
      nullable: true,
      description: 'The network address at the sign-in; null when it is not known.',
    }),
    signedInAt: t.expose('signedInAt', { type: 'DateTime', description: 'When they signed in.' }),
    seenAt: t.expose('seenAt', { type: 'DateTime', description: 'When they last did something there.' }),
  }),
})

builder.prismaObjectField('User', 'sessions', (t) =>
  t.field({
    type: [OpenSessionRef],
    nullable: true,
    needs: 'users:change',
    ...hints({ personal: true, cost: 20, size: 5 }),
    description:
      'The browsers in which they are signed in, the latest used first. Null for people who may not sign them out; your own are in `Viewer.sessions`.',
    select: facts,
    resolve: (person, _args, { request, session }) => readSessionsOf(request, session!, person),
  }),
)
