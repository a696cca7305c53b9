import { inOrderOf } from '../../../services/kernel/inOrderOf'
import { readTeam, type Team } from '../../../services/calls/queue/readTeam'
import { builder } from '../../kernel/builder'
import { readSelected } from '../../kernel/readNodes'
import { hints } from '../../kernel/plugins/cost'
import { CallRef } from '../call'

type Found = { id: string }
type Member = Team['members'][number] & { user: Found; call: Found | null }

const TeamMemberRef = builder.objectRef<Member>('TeamMember').implement({
  description: 'Someone who works calls, and what they work on.',
  fields: (t) => ({
    user: t.field({ type: 'User' as never, description: 'The person.', resolve: ({ user }) => user as never }),
    call: t.field({
      type: CallRef,
      nullable: true,
      description: 'The open call that they lead, or else the first on which they assist; null if you may not see it.',
      resolve: ({ call }) => call as never,
    }),
    isLead: t.boolean({
      description: 'Whether they lead that call.',
      resolve: ({ work }) => work?.isLead === true,
    }),
    since: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Since when they have worked on it.',
      resolve: ({ work }) => work?.since ?? null,
    }),
    isElsewhere: t.exposeBoolean('isElsewhere', {
      description: 'Whether they are on an open call that you may not see.',
    }),
  }),
})

const TeamRef = builder.objectRef<{ members: Member[]; statsWithNobody: Found[] }>('Team').implement({
  description: 'Who is here, and on what.',
  fields: (t) => ({
    members: t.field({
      type: [TeamMemberRef],
      ...hints({ size: 50 }),
      description:
        'Everyone who works calls and is Online, and everyone who leads an open call: first those who lead one and went Offline, then those on a call, the longest first, then by name those on a call that you may not see, and the others.',
      resolve: ({ members }) => members,
    }),
    statsWithNobody: t.field({
      type: [CallRef],
      ...hints({ size: 5 }),
      description: 'Stat calls in your queue that no one online is working on, the longest waiting first.',
      resolve: ({ statsWithNobody }) => statsWithNobody as never,
    }),
  }),
})

builder.prismaObjectField('Provider', 'team', (t) =>
  t.field({
    type: TeamRef,
    nullable: true,
    needs: 'call:work',
    ...hints({ personal: true, cost: 50 }),
    description:
      'Who is here, and on what. People who are restricted to facilities see those who work in one of these. Null for people who do not work calls.',
    resolve: async (_provider, _args, context, info) => {
      const { members, statsWithNobody } = await readTeam(context.request)
      const callIds = [...members.flatMap(({ work }) => (work ? [work.callId] : [])), ...statsWithNobody]
      const [users, calls] = await Promise.all([
        readSelected('User', { id: { in: members.map(({ userId }) => userId) } }, context, info, [['members', 'user']]),
        readSelected('Call', { id: { in: callIds } }, context, info, [['members', 'call'], ['statsWithNobody']]),
      ])
      return {
        members: members.flatMap((member) => {
          const user = users.get(member.userId)
          const call = member.work ? (calls.get(member.work.callId) ?? null) : null
          return user ? [{ ...member, user, call }] : []
        }),
        statsWithNobody: inOrderOf(statsWithNobody, [...calls.values()]),
      }
    },
  }),
)
