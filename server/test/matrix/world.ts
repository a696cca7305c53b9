// The hospital of the matrix: calls in the state that an action needs, requests whose answers are compared to the letter,
// and what changed in the database.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { hashPassword } from '../../auth/password'
import { openHospital } from '../hospital/hospital'
import { catalogueTables, keepCatalogue } from '../hospital/keepCatalogue'
import type { Answer } from './answers'
import { hireCallers, type Caller, type Place } from './callers'
import { newcomer, openCode, ownPassword, type Expectation } from './expectations'
import { openMessage, otherBrowser, recordsIn } from './records'
import type { ListOfIds, Target } from './target'

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

  const { write, send, atOnce } = openMessage(owner)
  const {
    makeCall,
    makeLine,
    makeImage,
    makeUpload,
    makeDocument,
    makeSession,
    makeDevice,
    makeReportFile,
    makeHandover,
    makeView,
    makeMessage,
  } = recordsIn(hospital, subjects, write)

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
