// The hospital of the matrix: calls in the state that an action needs, requests whose answers are compared to the letter,
// and what changed in the database.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { hashPassword } from '../../auth/password'
import { globalId } from '../harness/doors'
import { openHospital } from '../hospital/hospital'
import { catalogueTables, keepCatalogue } from '../hospital/keepCatalogue'
import { hireCallers, type Caller, type Place } from './callers'
import { newcomer, openCode, ownPassword, type Expectation } from './expectations'
import type { ListOfIds, Target } from './target'

export type Answer = { status: number; type: string | null; text: string }

/** Whether the caller has to be at work on the call. */
const isWorkOf = (call: Expectation['call']): boolean =>
  call === 'led' ||
  call === 'assisted' ||
  call === 'in training' ||
  call === 'completed' ||
  call === 'drafted' ||
  call === 'asked'

/** What a caller has for themselves. */
export const ownRecords: Expectation['about'][] = [
  'session',
  'own device',
  'own document',
  'own review',
  'own file',
  'own view',
  'own message',
]

/** The name under which the matrix itself writes. */
const ownName = 'matrix'

/** What the other browser of a caller says of itself. */
const otherBrowser = 'the other browser'

export type World = Awaited<ReturnType<typeof openWorld>>

export const openWorld = async () => {
  const hospital = await openHospital()
  const address = await hospital.serve()
  const callers = await hireCallers(hospital)
  // Automatic assignment needs a person who is available in the provider of the call.
  for (const { person, superadmin } of callers)
    for (const { id } of superadmin ? [hospital.riverside, hospital.lakeshore] : [{ id: person.providerId }])
      await hospital.goOnline({ ...person, providerId: id })
  const passwordHash = await hashPassword(ownPassword)
  // By its name the triggers tell what this file writes from what the product does.
  const owner = new pg.Client({ connectionString: hospital.database.url, application_name: ownName })
  await owner.connect()
  // Something to bring back, and lists of more than one.
  for (const { id, facilities } of [hospital.riverside, hospital.lakeshore])
    await owner.query(`insert into api_token (id, provider_id, user_id, token_hash, name, scope, created_at) values (gen_random_uuid(), '${id}', '${hospital.people.system.id}', decode(md5('${id}'), 'hex'), 'Matrix', 'read', now());
      insert into procedure (id, provider_id, name, weight, deleted_at) values (gen_random_uuid(), '${id}', 'Old habit', 9, now());
      insert into room (id, provider_id, facility_id, name, hidden_at) values (gen_random_uuid(), '${id}', '${facilities[0]!.id}', 'Old ward', now());
      insert into waiting_target (id, provider_id, status, facility_id, target_minutes, escalate_to) values (gen_random_uuid(), '${id}', 'Normal', '${facilities[0]!.id}', 60, '{managers}');
      insert into facility (id, provider_id, name, time_zone, weight) values (gen_random_uuid(), '${id}', 'East Wing', 'America/Chicago', 8);
      insert into device (id, provider_id, kind, name, token_hash, paired_by_id, paired_at) values (gen_random_uuid(), '${id}', 'wallBoard', 'Matrix', decode(md5('device ${id}'), 'hex'), '${hospital.people.system.id}', now());
      insert into job (id, provider_id, name, due_at, settled_at) values (gen_random_uuid(), '${id}', 'checkLines', now(), now())`)
  // Whom administrators change; nobody calls as them.
  const subjects = {
    riverside: await hospital.hire('Subject', 'Clinician', hospital.riverside.id),
    lakeshore: await hospital.hire('Lakeshore Subject', 'Clinician', hospital.lakeshore.id),
  }
  const restorePeople = [
    `delete from one_time_link; delete from mail;
    delete from provider_role where user_id in (select id from app_user where email = '${newcomer.email}');
    delete from app_user where email = '${newcomer.email}'`,
    ...Object.values(subjects).map(
      ({ id, providerId }) =>
        `insert into provider_role (id, provider_id, user_id, role) values (gen_random_uuid(), '${providerId}', '${id}', 'Clinician') on conflict do nothing;
        delete from account_lock where user_id = '${id}';
        update provider_role set training = false where user_id = '${id}' and training;
        update app_user set version = 1, password_hash = 'none', must_change_password = false where id = '${id}'`,
    ),
  ].join(';')
  // Somebody in each provider who has not chosen a password yet.
  for (const { id, name } of [hospital.riverside, hospital.lakeshore]) {
    const invited = await hospital.hire(`Invited To ${name}`, 'Clinician', id)
    await owner.query('update app_user set password_hash = null where id = $1', [invited.id])
  }
  // Each provider invites somebody who works in the other.
  const restoreInvitations = [
    'delete from role_invitation',
    ...[
      [hospital.riverside.id, hospital.people.stranger.id],
      [hospital.lakeshore.id, hospital.people.ben.id],
    ].map(
      ([providerId, userId]) =>
        `insert into role_invitation (id, provider_id, user_id, full_name, email, role, facility_ids, invited_at) values ('${randomUUID()}', '${providerId}', '${userId}', 'Invited', 'invited@demo.example', 'Clinician', '{}', now())`,
    ),
  ].join(';')
  await owner.query(restoreInvitations)
  const restoreCatalogue = await keepCatalogue(owner)
  await owner.query(
    'create table kept.provider as table public.provider; create table kept.provider_role as table public.provider_role',
  )
  const idsIn: Record<
    Place['recordIn'],
    Pick<
      Target,
      | ListOfIds
      | 'optionId'
      | 'deletedProcedureId'
      | 'hiddenRoomId'
      | 'jobId'
      | 'invitedId'
      | 'tokenId'
      | 'roleInvitationId'
      | 'deviceId'
      | 'targetId'
    >
  > = {
    riverside: await catalogueIds(owner, hospital.riverside),
    lakeshore: await catalogueIds(owner, hospital.lakeshore),
  }
  await noteWrites(owner)
  /** The tables that were changed since the last scene, and whether by the product. */
  const changes = async () =>
    (
      await owner.query<{ name: string; byProduct: boolean }>(
        'select name, bool_or(not by_matrix) as "byProduct" from kept.written group by name order by name',
      )
    ).rows
  /** What the product changed. A transaction that was rolled back has changed nothing. */
  const written = async (): Promise<string[]> =>
    (await changes()).filter(({ byProduct }) => byProduct).map(({ name }) => name)

  // A scene takes many statements; they go in one message.
  let statements: string[] = []
  // A statement without values may hold a hash, in which `$1` is no place for one.
  const write = (sql: string, values?: unknown[]): void => void statements.push(values ? filled(sql, values) : sql)
  const send = async (): Promise<void> => {
    const message = statements.join(';')
    statements = []
    await owner.query(message)
  }
  /** What writes, by itself. */
  const atOnce =
    <Given extends unknown[], Made>(make: (...given: Given) => Made) =>
    async (...given: Given): Promise<Awaited<Made>> => {
      const made = await make(...given)
      await send()
      return made
    }

  const endedBefore = callers.find(({ name }) => name === 'session that ended')!.person.id
  let scene: { key: string; targets: Map<Caller, Target> } | null = null
  const homes = callers.map(({ person }) => `('${person.id}'::uuid, '${person.providerId}'::uuid)`).join()
  /** The outcomes of attempts at this action in the audit log, of each caller; several rows of one attempt count once. */
  const trailOf = async (action: string): Promise<(caller: Caller) => string[]> => {
    const { rows } = await owner.query<{ actor: string; outcome: string }>(
      'select distinct actor_id as actor, outcome from audit_entry where action = $1 order by 2',
      [action],
    )
    return ({ person, device }) =>
      rows.filter(({ actor }) => actor === (device?.id ?? person.id)).map(({ outcome: told }) => told)
  }

  // Each with the tables after whose changes it is needed.
  const resets: [tables: string, sql: string][] = [
    ...[
      'work_order call_value infection_entry call_image call line change compliance_standing compliance_document',
      'document_upload line_check_settings one_time_link mail device_code_try report_file push_subscription',
      'alert_setting handover saved_view inbox_message',
    ].flatMap((names) => names.split(' ').map((name): [string, string] => [name, `delete from ${name}`])),
    ['role_invitation', restoreInvitations],
    ['device', "delete from device where name = 'New board'"],
    [
      'device_pairing',
      `delete from device_pairing;
      insert into device_pairing (token_hash, code_hash, network, expires_at) values ('code', sha256('pairing ${openCode}'), 'matrix', now() + interval '100 years')`,
    ],
    [
      'app_user provider_role',
      `delete from provider_role where user_id in (select id from app_user where email like 'imported.%');
      delete from app_user where email like 'imported.%'`,
    ],
    [
      'app_user',
      `update app_user set last_provider_id = null where last_provider_id is not null;
      update app_user set away_at = null where away_at is not null;
      update app_user set password_hash = '${passwordHash}' where password_hash <> '${passwordHash}'`,
    ],
    [
      'session',
      `update session set ended_at = null where ended_at is not null and user_id <> '${endedBefore}';
      delete from session where user_agent = '${otherBrowser}';
      update session s set provider_id = home.id from (values ${homes}) as home (user_id, id) where home.user_id = s.user_id and s.provider_id <> home.id`,
    ],
    [
      'handover_note',
      'update handover_note set version = 1, text = null, changed_at = null, changed_by_id = null where version > 1',
    ],
    [catalogueTables.join(' '), restoreCatalogue],
    ['provider_role', 'delete from provider_role where id not in (select id from kept.provider_role)'],
    [
      'provider',
      `delete from status_code where provider_id not in (select id from kept.provider);
      delete from idempotency_key where provider_id not in (select id from kept.provider);
      delete from job where provider_id not in (select id from kept.provider);
      delete from provider where id not in (select id from kept.provider);
      update provider set name = was.name, version = was.version from kept.provider as was where was.id = provider.id and was.version <> provider.version`,
    ],
    ['app_user provider_role', restorePeople],
    // A schedule, for there to be something to clear and to replace.
    ...[hospital.riverside, hospital.lakeshore].flatMap(({ id, purposes }): [string, string][] => [
      [
        'line_check_settings purpose',
        `insert into line_check_settings (provider_id, time_hour, time_minute, enabled_days, purpose_id, checked_up_to) values ('${id}', 19, 30, '{3}', '${purposes['Daily Line Check']}', now()) on conflict do nothing`,
      ],
      ['job line_check_settings', `update job set due_at = now(), requested_at = null where provider_id = '${id}'`],
      ['api_token', `update api_token set revoked_at = null where provider_id = '${id}' and name = 'Matrix'`],
      [
        'device',
        `update device set revoked_at = null, name = 'Matrix' where token_hash = decode(md5('device ${id}'), 'hex')`,
      ],
    ]),
  ]
  let isFirst = true
  /** Takes away what the last step left, so that nobody is at work and the tables stay small. */
  const clear = (changed: { name: string }[]): void => {
    scene = null
    for (const [tables, reset] of resets)
      if (isFirst || changed.some(({ name }) => tables.split(' ').includes(name))) write(reset)
    write('delete from kept.written')
    isFirst = false
  }

  /** Another person's call in the state that the action needs, in the Main Hospital or in Lakeshore. */
  const makeCall = (
    recordIn: Place['recordIn'],
    call: Expectation['call'] = 'open',
    worker: Caller | null = null,
  ): string => {
    const { id: providerId, purposes, statuses, facilities } = hospital[recordIn]
    const id = randomUUID()
    const lead = call === 'led' ? worker?.person.id : null
    const status = statuses[call === 'Stat' || call === 'On Hold' ? call : 'Normal']
    write(
      `insert into call (id, provider_id, purpose_id, status_code_id, room_id, alive_at, announced_at, created_at, updated_at, created_by_id, assigned_to_id, deleted_at, completed_at, completed_by_id, created_by_device_id, is_from_ward)
       values ($1, $2, $3, $4, $5, $6, $6, $6, $6, $7, $8, $9, $10, $11, $12, $13)`,
      [
        id,
        providerId,
        purposes['Difficult IV'],
        status,
        facilities[0]!.roomIds[0],
        hospital.clock.now,
        call === 'asked' ? (worker?.device ? null : worker?.person.id) : hospital.people.manager.id,
        lead,
        call === 'deleted' ? hospital.clock.now : null,
        ...(call === 'completed' ? [hospital.clock.now, worker?.person.id] : [null, null]),
        call === 'asked' ? worker?.device?.id : null,
        call === 'asked',
      ],
    )
    if (worker && call === 'drafted')
      write(
        `insert into call_draft (provider_id, call_id, user_id, entries, saved_at) values ($1, $2, $3, '[{"name": "contact", "from": [], "to": ["ext 4671"]}]', $4)`,
        [providerId, id, worker.person.id, hospital.clock.now],
      )
    if (worker && (call === 'led' || call === 'assisted' || call === 'in training'))
      write(
        'insert into work_order (id, provider_id, call_id, user_id, is_lead, is_training, is_assisting, started_at) values ($1, $2, $3, $4, $5, $6, $7, $8)',
        [
          randomUUID(),
          providerId,
          id,
          worker.person.id,
          call === 'led',
          call === 'in training',
          call === 'assisted',
          hospital.clock.now,
        ],
      )
    return id
  }

  /** A line where the call lies. */
  const makeLine = (recordIn: Place['recordIn'], { isClosed = false } = {}): string => {
    const { id: providerId, facilities } = hospital[recordIn]
    const id = randomUUID()
    const { now } = hospital.clock
    write(
      "insert into line (id, provider_id, name, created_at, room_id, completed_at) values ($1, $2, 'R arm', $3, $4, $5)",
      [id, providerId, now, facilities[0]!.roomIds[0], isClosed ? now : null],
    )
    return id
  }

  /** A picture on the call. */
  const makeImage = async (recordIn: Place['recordIn'], callId: string): Promise<string> => {
    const id = randomUUID()
    write(
      "insert into call_image (id, provider_id, call_id, file_name, content_type, size, created_at, created_by_id) values ($1, $2, $3, 'arm.png', 'image/png', 7, $4, $5)",
      [id, hospital[recordIn].id, callId, hospital.clock.now, hospital.people.manager.id],
    )
    await hospital.files.images.put(id, 'original', Buffer.from('picture'))
    return id
  }

  /** A file that the person has uploaded. */
  const makeUpload = async (recordIn: Place['recordIn'], personId: string): Promise<string> => {
    const id = randomUUID()
    write(
      "insert into document_upload (id, provider_id, file_name, content_type, size, created_at, created_by_id) values ($1, $2, 'license.png', 'image/png', 7, $3, $4)",
      [id, hospital[recordIn].id, hospital.clock.now, personId],
    )
    await hospital.files.documents.put(id, 'original', Buffer.from('picture'))
    return id
  }

  /** A document of the provider's subject for what only its first facility asks; with a reviewer it was approved just now. */
  const makeDocument = async (recordIn: Place['recordIn'], reviewerId: string | null = null) => {
    const { id: providerId, requirements } = hospital[recordIn]
    const { id: personId } = subjects[recordIn]
    const [id, uploadId] = [randomUUID(), await makeUpload(recordIn, personId)]
    write(
      `insert into compliance_document (id, provider_id, user_id, requirement_id, upload_id, issue_date, expiration_date, uploaded_at, uploaded_by_id, state, reviewed_at, reviewed_by_id)
       values ($1, $2, $3, $4, $5, '2026-01-01', '2027-01-01', $6, $3, $7, $8, $9)`,
      [
        id,
        providerId,
        personId,
        requirements.Orientation,
        uploadId,
        hospital.clock.now,
        reviewerId ? 'APPROVED' : 'PENDING',
        reviewerId && hospital.clock.now,
        reviewerId,
      ],
    )
    return { id, uploadId }
  }

  /** Another browser in which the caller is signed in. */
  const makeSession = ({ person }: Caller): string => {
    const id = randomUUID()
    write(
      'insert into session (id, token_hash, user_id, provider_id, created_at, seen_at, user_agent) values ($1, $2, $3, $4, $5, $5, $6)',
      [id, Buffer.from(id), person.id, person.providerId, hospital.clock.now, otherBrowser],
    )
    return id
  }

  /** A device of the caller that gets push notifications. */
  const makeDevice = ({ person }: Caller): string => {
    const id = randomUUID()
    write(
      "insert into push_subscription (id, user_id, endpoint, p256dh, auth, created_at, seen_at) values ($1::uuid, $2, 'https://push.example.org/' || $1::uuid::text, 'key', 'secret', $3, $3)",
      [id, person.id, hospital.clock.now],
    )
    return id
  }

  /** A spreadsheet that the caller had prepared. */
  const makeReportFile = (recordIn: Place['recordIn'], { person }: Caller): string => {
    const id = randomUUID()
    write(
      "insert into report_file (id, provider_id, user_id, name, asked, state, claim_id, created_at, expires_at) values ($1, $2, $3, 'report.xlsx', '{}', 'ready', $1, $4, $4::timestamptz + interval '1 hour')",
      [id, hospital[recordIn].id, person.id, hospital.clock.now],
    )
    write('insert into report_file_part (file_id, provider_id, claim_id, place, bytes) values ($1, $2, $1, 0, $3)', [
      id,
      hospital[recordIn].id,
      Buffer.from('sheet'),
    ])
    return id
  }

  /** A hand-over of the first facility that waits for somebody to take over. */
  const makeHandover = (recordIn: Place['recordIn']): string => {
    const { id: providerId, facilities } = hospital[recordIn]
    const id = randomUUID()
    const nothing = { count: 0, entries: [] }
    const contents = { calls: nothing, holds: nothing, followUps: nothing, dueLines: nothing, infections: nothing }
    write(
      'insert into handover (id, provider_id, facility_id, note_version, contents, handed_over_at, handed_over_by_id) values ($1, $2, $3, 0, $4, $5, $6)',
      [id, providerId, facilities[0]!.id, contents, hospital.clock.now, hospital.people.manager.id],
    )
    return id
  }

  /** A view of the queue; that of a person is seen by nobody else. */
  const makeView = (recordIn: Place['recordIn'], ownerId: string, isShared = false): string => {
    const id = randomUUID()
    write(
      "insert into saved_view (id, provider_id, owner_id, list, name, query, shared, created_at, changed_at) values ($1, $2, $3, 'QUEUE', $1::uuid::text, 'show=stat', $4, $5, $5)",
      [id, hospital[recordIn].id, ownerId, isShared, hospital.clock.now],
    )
    return id
  }

  /** A message to the person that is not read. */
  const makeMessage = (recordIn: Place['recordIn'], personId: string): string => {
    const id = randomUUID()
    write(
      `insert into inbox_message (id, provider_id, user_id, kind, facts, created_at) values ($1, $2, $3, 'peopleLocked', '{"people": []}', $4)`,
      [id, hospital[recordIn].id, personId, hospital.clock.now],
    )
    return id
  }

  /** What a request is about: the call, and what may be chosen where it lies. */
  const targetIn = (
    { recordIn }: Place,
    records: Pick<
      Target,
      | 'callId'
      | 'lineId'
      | 'closedLineId'
      | 'imageId'
      | 'sessionId'
      | 'pushSubscriptionId'
      | 'reportFileId'
      | 'documentId'
      | 'documentUploadId'
      | 'reviewedId'
      | 'ownUploadId'
      | 'handoverId'
      | 'savedViewId'
      | 'messageId'
    >,
  ): Target => {
    const { id: providerId, purposes, facilities, fields, procedures, categories, requirements } = hospital[recordIn]
    const ofCatalogue = {
      purposeId: purposes['Difficult IV']!,
      roomId: facilities[0]!.roomIds[0]!,
      facilityId: facilities[0]!.id,
      procedureId: procedures.Dressing!,
      fieldId: fields.Topic!,
      radioId: fields.Kind!,
      categoryId: categories.Health!,
      requirementId: requirements.Orientation!,
      licenseId: requirements['RN License']!,
    }
    return {
      ...records,
      providerId,
      recordProviderId: providerId,
      ...ofCatalogue,
      ...idsIn[recordIn],
      userId: subjects[recordIn].id,
    }
  }

  /**
   * A call in the state that the action needs, and what each of the callers is to have there, with an empty trail; with
   * `isApart` nobody's call or line is another's. It is reused until something is written.
   */
  const setScene = async (
    place: Place,
    { call, about }: Expectation,
    for_: readonly Caller[],
    isApart: boolean,
  ): Promise<Map<Caller, Target>> => {
    const hasOwn = isApart || isWorkOf(call) || (about !== undefined && ownRecords.includes(about))
    const key = [place.recordIn, call, isApart, ...(hasOwn ? for_.map(({ name }) => name) : [])].join()
    const changed = await changes()
    const isReused = scene?.key === key && !changed.some(({ byProduct }) => byProduct)
    if (!isReused) {
      clear(changed)
      scene = { key, targets: await makeTargets(place, { call, about }, for_, isApart) }
    }
    write('delete from audit_entry')
    await send()
    const { targets } = scene!
    return new Map(for_.map((caller) => [caller, targets.get(caller) ?? [...targets.values()][0]!]))
  }

  const makeTargets = async (
    place: Place,
    { call, about }: Pick<Expectation, 'call' | 'about'>,
    for_: readonly Caller[],
    isApart: boolean,
  ): Promise<Map<Caller, Target>> => {
    const { recordIn } = place
    const makeLines = () => ({ lineId: makeLine(recordIn), closedLineId: makeLine(recordIn, { isClosed: true }) })
    const sharedCallId = isApart || isWorkOf(call) ? null : makeCall(recordIn, call)
    const sharedLines = isApart ? null : makeLines()
    // Only what the action is about, because hundreds of scenes are set.
    const document = about === 'document' ? await makeDocument(recordIn) : { id: randomUUID(), uploadId: randomUUID() }
    const handoverId = about === 'facility' ? makeHandover(recordIn) : randomUUID()
    const imageId = about === 'image' && sharedCallId ? await makeImage(recordIn, sharedCallId) : randomUUID()
    const targets = new Map<Caller, Target>()
    for (const caller of for_) {
      const target = targetIn(place, {
        callId: sharedCallId ?? makeCall(recordIn, call, caller),
        ...(sharedLines ?? makeLines()),
        imageId,
        sessionId: about === 'session' ? makeSession(caller) : randomUUID(),
        pushSubscriptionId: about === 'own device' ? makeDevice(caller) : randomUUID(),
        documentId: document.id,
        documentUploadId: document.uploadId,
        reviewedId: about === 'own review' ? (await makeDocument(recordIn, caller.person.id)).id : randomUUID(),
        ownUploadId: about === 'own document' ? await makeUpload(recordIn, caller.person.id) : randomUUID(),
        handoverId,
        savedViewId: about === 'own view' ? makeView(recordIn, caller.person.id) : randomUUID(),
        messageId: about === 'own message' ? makeMessage(recordIn, caller.person.id) : randomUUID(),
        reportFileId: about === 'own file' ? makeReportFile(recordIn, caller) : randomUUID(),
      })
      targets.set(caller, target)
    }
    return targets
  }
  /** The next scene is a new one. */
  const strike = (): void => {
    scene = null
  }

  const kept = async (response: Response): Promise<Answer> => ({
    status: response.status,
    type: response.headers.get('content-type'),
    text: await response.text(),
  })

  /** A GraphQL request in a provider; null sends no provider. */
  const graphql = async (
    { headers }: Caller,
    providerId: string | null,
    query: string,
    variables: object = {},
  ): Promise<Answer> =>
    kept(
      await fetch(`${address}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'patency-client': 'matrix',
          ...(providerId === null ? {} : { 'patency-provider': providerId }),
          ...headers,
        },
        body: JSON.stringify({ query, variables }),
      }),
    )

  const rest = async ({ headers }: Caller, method: string, route: string, body?: object): Promise<Answer> =>
    kept(
      await fetch(`${address}/api/v0${route}`, {
        method,
        headers: { ...headers, ...(body && !(body instanceof FormData) ? { 'content-type': 'application/json' } : {}) },
        body: body instanceof FormData ? body : body ? JSON.stringify(body) : null,
      }),
    )

  const close = async (): Promise<void> => {
    await owner.end()
    await hospital.close()
  }
  return {
    hospital,
    address,
    callers,
    written,
    trailOf,
    clear: async () => {
      clear(await changes())
      await send()
    },
    makeCall: atOnce(makeCall),
    makeLine: atOnce(makeLine),
    makeImage: atOnce(makeImage),
    makeDocument: atOnce(makeDocument),
    makeHandover: atOnce(makeHandover),
    makeView: atOnce(makeView),
    setScene,
    strike,
    graphql,
    rest,
    close,
    owner,
  }
}

const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'null'
  if (value instanceof Date) return `'${value.toISOString()}'`
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`
  return pg.escapeLiteral(
    typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean),
  )
}

/** The statement with the values in it. */
const filled = (sql: string, values: readonly unknown[]): string =>
  sql.replaceAll(/\$(\d+)/g, (_, place: string) => literal(values[Number(place) - 1]))

/**
 * From now on the name of each changed table is written down, in the transaction of the change: but for those of the audit
 * log and of sign-in attempts, which record refusals.
 */
const noteWrites = async (owner: pg.Client): Promise<void> => {
  const { rows } = await owner.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('audit_entry', 'audit_head', 'sign_in_try', '_prisma_migrations')",
  )
  const run = 'execute function kept.note_write()'
  const triggers = rows.map(
    ({ name }) => `create trigger matrix_rows after insert or delete on "${name}" for each row ${run};
      create trigger matrix_changes after update on "${name}" for each row when (old.* is distinct from new.*) ${run};
      create trigger matrix_truncate after truncate on "${name}" for each statement ${run};`,
  )
  await owner.query(`create unlogged table kept.written (name text not null, by_matrix boolean not null);
    create function kept.note_write() returns trigger language plpgsql security definer as $$ begin
      insert into kept.written values (tg_table_name, current_setting('application_name') = '${ownName}');
      return null;
    end $$;
    ${triggers.join('\n')}`)
}

/** The ids of the provider's lists, and of what is in them. */
const catalogueIds = async (
  owner: pg.Client,
  { id, procedures, fields }: { id: string; procedures: Record<string, string>; fields: Record<string, string> },
) => {
  const ids = async (sql: string): Promise<string> =>
    (await owner.query<{ id: string }>(sql)).rows.map((row) => row.id).join()
  const living = (table: string): string =>
    `select id from ${table} where provider_id = '${id}' and deleted_at is null order by weight, id`
  const optionIds = await ids(`select id from procedure_field_option where field_id = '${fields.Kind}' order by weight`)
  return {
    purposeIds: await ids(living('purpose')),
    facilityIds: await ids(living('facility')),
    procedureIds: await ids(living('procedure')),
    fieldIds: await ids(`select id from procedure_field where procedure_id = '${procedures.Dressing}' order by weight`),
    requirementIds: await ids(living('compliance_requirement')),
    optionIds,
    optionId: optionIds.split(',')[0]!,
    deletedProcedureId: await ids(`select id from procedure where provider_id = '${id}' and deleted_at is not null`),
    invitedId: await ids(
      `select u.id from app_user u join provider_role r on r.user_id = u.id where u.password_hash is null and r.provider_id = '${id}'`,
    ),
    jobId: await ids(`select id from job where provider_id = '${id}' and name = 'checkLines'`),
    targetId: await ids(`select id from waiting_target where provider_id = '${id}' and facility_id is not null`),
    tokenId: await ids(`select id from api_token where provider_id = '${id}' and name = 'Matrix'`),
    roleInvitationId: await ids(`select id from role_invitation where provider_id = '${id}'`),
    deviceId: await ids(`select id from device where provider_id = '${id}' and name = 'Matrix'`),
    hiddenRoomId: await ids(`select id from room where provider_id = '${id}' and hidden_at is not null`),
  }
}

/** What goes with the request besides the call. */
export const alsoOf = ({ also = {} }: Expectation, target: Target): Record<string, unknown> =>
  typeof also === 'function' ? also(target) : also

/** The same request about what does not exist; a purpose is in sight wherever its provider is. */
export const nothingLike = ({ purposeId, fieldId, ...target }: Target, { askedIn, recordIn }: Place): Target => ({
  ...target,
  facilityId: randomUUID(),
  procedureId: randomUUID(),
  deletedProcedureId: randomUUID(),
  hiddenRoomId: randomUUID(),
  radioId: randomUUID(),
  optionId: randomUUID(),
  categoryId: randomUUID(),
  requirementId: randomUUID(),
  targetId: randomUUID(),
  jobId: randomUUID(),
  userId: randomUUID(),
  sessionId: randomUUID(),
  pushSubscriptionId: randomUUID(),
  reportFileId: randomUUID(),
  invitedId: randomUUID(),
  tokenId: randomUUID(),
  roleInvitationId: randomUUID(),
  deviceId: randomUUID(),
  licenseId: randomUUID(),
  documentId: randomUUID(),
  handoverId: randomUUID(),
  savedViewId: randomUUID(),
  messageId: randomUUID(),
  documentUploadId: randomUUID(),
  reviewedId: randomUUID(),
  ownUploadId: randomUUID(),
  callId: randomUUID(),
  providerId: randomUUID(),
  purposeId: askedIn === recordIn ? purposeId : randomUUID(),
  roomId: randomUUID(),
  lineId: randomUUID(),
  closedLineId: randomUUID(),
  imageId: randomUUID(),
  fieldId: askedIn === recordIn ? fieldId : randomUUID(),
})

/** The answer without the ids of the request, so that any other difference is found. */
export const withoutIds = ({ status, type, text }: Answer, ids: string[]): Answer => {
  const names = ids.flatMap((id) => [
    id,
    ...['Call', 'Provider', 'Purpose', 'Room', 'Line', 'Image', 'User'].map((typename) => globalId(typename, id)),
  ])
  return { status, type, text: names.reduce((rest, name) => rest.replaceAll(name, 'ID'), text) }
}

/** `done`, or the code that an answer of either door carries. */
export const outcome = ({ status, type, text }: Answer): string => {
  if (status === 200 && /^(image\/|text\/csv|application\/vnd)/.test(type ?? '')) return 'done'
  const answer = JSON.parse(text) as {
    code?: string
    errors?: { extensions?: { code?: string } }[]
    data?: { it?: { code?: string } | null } | null
  }
  const code = answer.errors?.[0]?.extensions?.code ?? answer.code ?? answer.data?.it?.code
  return code ?? (status === 200 ? 'done' : `status ${status}`)
}

/** The outcome that the audit log must have for a write; nothing for a caller without an actor in this provider (rules 2.10). */
export const toldOf = (code: string, isHere: boolean): string[] => {
  if (!isHere) return []
  if (code === 'done') return ['done']
  return [`${['FORBIDDEN', 'ACCOUNT_LOCKED', 'TOKEN_READ_ONLY'].includes(code) ? 'denied' : 'refused'} ${code}`]
}

/** The names that one list has and the other lacks, as something to do. */
export const undeclared = (offered: string[], told: string[]): string[] => [
  ...offered
    .filter((name) => !told.includes(name))
    .map((name) => `${name} is new: say in server/test/matrix/expectations.ts who may use it`),
  ...told
    .filter((name) => !offered.includes(name))
    .map((name) => `${name} is gone: take it out of server/test/matrix/expectations.ts`),
]
