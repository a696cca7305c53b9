// What makes one record by SQL, and the message in which statements go to the database.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Hospital } from '../hospital/hospital'
import type { Caller, Place } from './callers'
import type { Expectation } from './expectations'

/** What the other browser of a caller says of itself. */
export const otherBrowser = 'the other browser'

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

/** A scene takes many statements; they go in one message. */
export const openMessage = (owner: pg.Client) => {
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
  return { write, send, atOnce }
}

/** What makes one record each, in statements that are not sent yet; documents are about the subjects. */
export const recordsIn = (
  hospital: Hospital,
  subjects: Record<Place['recordIn'], { id: string }>,
  write: ReturnType<typeof openMessage>['write'],
) => {
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

  return {
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
  }
}
