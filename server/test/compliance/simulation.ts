import { randomUUID } from 'node:crypto'
import { Random } from '../../../prisma/demo/story/random'
import type { Clients } from '../../db/access/client'
import { toDatabaseDate } from '../../domain/kernel/time/calendarDate'
import { momentAt } from '../../domain/kernel/time/facilityTime'
import { plus, slowTable, type Model, type Told } from './slowTable'

export const zone = 'America/New_York'

type Options = { clients: Clients; seed: number; people: number; start: string }

/**
 * A provider of its own with random people, requirements and documents, in which something happens each day: documents
 * come, are approved and rejected, and administrators unlock accounts. The slow table says what each night should tell.
 */
export const simulateCompliance = async ({ clients, seed, people, start }: Options) => {
  const chance = new Random(seed)
  const { system } = clients
  const uuid = (): string => randomUUID()
  const at = (day: string, hour: number): Date => momentAt(zone, day, hour, 0)
  const provider = await system.provider.create({ data: { name: `Simulated ${uuid()}` } })
  const providerId = provider.id
  const [north, south] = await system.facility.createManyAndReturn({
    data: ['North', 'South'].map((name, weight) => ({
      providerId,
      name,
      weight,
      timeZone: zone,
      requiredCallFields: [],
    })),
  })
  const category = await system.complianceCategory.create({ data: { providerId, name: 'All' } })
  const model: Model = { onboardingDays: 21, people: [], requirements: [], documents: [] }
  await system.complianceSettings.create({ data: { providerId, gracePeriod: model.onboardingDays } })

  const reviewer = await system.user.create({ data: { fullName: 'Reviewer', email: `${uuid()}@demo.example` } })

  for (let number = 0; number < 6; number += 1) {
    const requirement = {
      id: uuid(),
      name: `Requirement ${number}`,
      gracePeriod: chance.pick([0, 3, 14, 30, 60]),
      doesNotExpire: number === 4,
      facilityId: number === 3 ? north!.id : number === 5 ? south!.id : null,
      appliesSince: plus(start, -chance.int(0, 100)),
    }
    model.requirements.push(requirement)
    const { facilityId, appliesSince, ...row } = requirement
    await system.complianceRequirement.create({
      data: {
        ...row,
        providerId,
        categoryId: category.id,
        weight: number,
        isGlobal: facilityId === null,
        appliesSince: at(appliesSince, 12),
        ...(facilityId ? { facilities: { create: { providerId, facilityId } } } : {}),
      },
    })
  }

  for (let number = 0; number < people; number += 1) {
    const id = uuid()
    const joinedOn = plus(start, chance.int(-200, 90))
    const facilityId = chance.pick([null, null, north!.id, south!.id])
    const isAdmin = number < 2
    model.people.push({ id, joinedOn, facilityId, isAdmin, isLocked: false })
    await system.user.create({
      data: { id, fullName: `Person ${number}`, email: `${id}@demo.example`, passwordHash: 'none' },
    })
    await system.providerRole.create({
      data: { providerId, userId: id, role: isAdmin ? 'Admin' : 'Clinician', joinedAt: at(joinedOn, 12) },
    })
    if (facilityId) await system.allowedFacility.create({ data: { providerId, userId: id, facilityId } })
  }

  const upload = async (userId: string, requirementId: string, day: string): Promise<void> => {
    const { doesNotExpire } = model.requirements.find(({ id }) => id === requirementId)!
    const document = {
      id: uuid(),
      userId,
      requirementId,
      expirationDate: doesNotExpire ? null : plus(day, chance.int(1, 250)),
      uploadedOn: day,
      state: chance.pick(['PENDING', 'APPROVED'] as const),
    }
    const file = await system.documentUpload.create({
      data: {
        providerId,
        fileName: 'card.pdf',
        contentType: 'application/pdf',
        size: 1,
        createdAt: at(day, 12),
        createdById: userId,
      },
    })
    const { uploadedOn, expirationDate, ...row } = document
    await system.complianceDocument.create({
      data: {
        ...row,
        providerId,
        uploadId: file.id,
        issueDate: toDatabaseDate(uploadedOn),
        expirationDate: expirationDate && toDatabaseDate(expirationDate),
        uploadedAt: at(day, 12),
        uploadedById: userId,
        ...(document.state === 'APPROVED' ? { reviewedAt: at(day, 13), reviewedById: reviewer.id } : {}),
      },
    })
    model.documents.push(document)
  }

  const review = async (id: string, state: 'APPROVED' | 'REJECTED', day: string): Promise<void> => {
    const reviewed = { reviewedAt: at(day, 12), reviewedById: reviewer.id }
    await system.complianceDocument.update({
      where: { id },
      data: { state, ...reviewed, rejectionReason: state === 'REJECTED' ? 'Not readable' : null },
    })
    model.documents.find((one) => one.id === id)!.state = state
  }

  for (const { id } of model.people)
    for (const requirement of model.requirements)
      if (chance.chance(0.6)) await upload(id, requirement.id, plus(start, -chance.int(1, 60)))

  const expected = slowTable(model)
  return {
    providerId,
    model,
    /** A moment after the night's run is due on that day. */
    night: (day: string): Date => new Date(at(day, 2).getTime() + chance.int(0, 3_600) * 1_000),
    expected,
    /** What happens on a day, after its night. */
    live: async (day: string): Promise<void> => {
      for (const document of model.documents.filter(({ state }) => state === 'PENDING'))
        if (chance.chance(0.1)) await review(document.id, chance.chance(0.7) ? 'APPROVED' : 'REJECTED', day)
      for (const person of model.people) {
        const today = model.documents.filter(({ uploadedOn, userId }) => uploadedOn === day && userId === person.id)
        for (const { id } of model.requirements)
          if (chance.chance(0.006) && !today.some(({ requirementId }) => requirementId === id))
            await upload(person.id, id, day)
        if (person.isLocked && chance.chance(0.1)) {
          await system.accountLock.deleteMany({ where: { userId: person.id } })
          person.isLocked = false
        }
      }
    },
    /** What people were told in the night of that day, in the form of the slow table. */
    told: async (day: string): Promise<Told[]> => {
      const messages = await system.inboxMessage.findMany({
        where: { providerId, kind: 'compliance', createdAt: { gte: at(day, 2), lt: at(plus(day, 1), 2) } },
      })
      return messages
        .map(({ userId, facts }) => ({ userId, ...(facts as Facts) }))
        .filter((message) => message.day === day)
        .map(({ userId, lockedFor, lockOn, expiring }) => ({
          userId,
          day,
          locked: lockedFor.map(({ name }) => name).sort(),
          lockOn: lockOn?.day ?? null,
          expiring: expiring.map(({ name }) => name).sort(),
        }))
        .sort((one, other) => (one.userId < other.userId ? -1 : 1))
    },
    /**
     * What each administrator was told: `locked`, the people of each message, and `digests`, when those of the week came.
     * `locked` as it is given has the people of each night; `due` are those of them who work with the administrator.
     */
    toldAdministrators: async (locked: readonly string[][]) => {
      const messages = await system.inboxMessage.findMany({
        where: { providerId, kind: { not: 'compliance' } },
        orderBy: { createdAt: 'asc' },
      })
      const of = (kind: string, userId: string) =>
        messages.filter((message) => message.kind === kind && message.userId === userId)
      const placeOf = new Map(model.people.map((person) => [person.id, person.facilityId]))
      return model.people
        .filter(({ isAdmin }) => isAdmin)
        .map(({ id, facilityId }) => ({
          due: locked
            .map((people) => people.filter((one) => !facilityId || [null, facilityId].includes(placeOf.get(one)!)))
            .filter((people) => people.length > 0),
          locked: of('peopleLocked', id).map(({ facts }) =>
            (facts as { people: { userId: string }[] }).people.map(({ userId }) => userId).sort(),
          ),
          digests: of('complianceDigest', id).map(({ createdAt }) => createdAt),
        }))
    },
  }
}

type Facts = {
  day: string
  lockedFor: { name: string }[]
  lockOn: { day: string } | null
  expiring: { name: string }[]
}
