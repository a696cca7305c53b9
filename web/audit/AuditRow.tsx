import { Badge, Box, chakra, Text } from '@chakra-ui/react'
import { replacedUnseen } from 'domain/kernel/justEntered'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { ListCell, ListName, ListRow } from '../tables/list/ListTable'
import { auditPath, searchOf, wholeTrail } from './auditAddress'
import { doorNames, outcomeLooks, pageOfRecord, showAt } from './auditWords'
import type { AuditRow_entry$data, AuditRow_entry$key } from './__generated__/AuditRow_entry.graphql'

const TextLink = chakra(Link, {
  base: {
    color: 'brand.fg',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
  },
})

/** So many changes are shown at once; more are folded. */
const changesShown = 3

/** A row of the trail in plain words. */
export const AuditRow = ({ timeZone, ...props }: { entry: AuditRow_entry$key; timeZone: string }) => {
  const entry = useFragment(
    graphql`
      fragment AuditRow_entry on AuditEntry {
        at
        by
        door
        address
        summary
        outcome
        reason
        isWithheld
        record {
          kind
          kindName
          databaseId
          name
        }
        named {
          kind
          kindName
          databaseId
          name
        }
        changes {
          name
          from
          to
          enteredBy
        }
      }
    `,
    props.entry,
  )
  const { at, by, door, address, summary, outcome, reason, isWithheld, record, named, changes } = entry
  const look = outcomeLooks[outcome] ?? outcomeLooks.done!
  return (
    <ListRow>
      <ListCell name="When">
        <chakra.time dateTime={at} whiteSpace="nowrap">
          {showAt(at, timeZone)}
        </chakra.time>
      </ListCell>
      <ListCell name="Who">{by}</ListCell>
      <ListName translate="yes">
        {summary}
        <Changes changes={changes} />
        {named.length > 0 && (
          <Unfolding words={named.length === 1 ? 'Which one' : 'Which ones'}>
            {named.map((subject) => (
              <li key={subject.databaseId}>
                {subject.kindName}: <RecordLink record={subject} />
              </li>
            ))}
          </Unfolding>
        )}
        {isWithheld && (
          <Text textStyle="sm" fontWeight="normal" color="fg.muted">
            What changed is not shown, because you cannot see this record.
          </Text>
        )}
      </ListName>
      <ListCell name="Record">{record && <RecordLinks record={record} />}</ListCell>
      <ListCell isWords name="Door">
        {doorNames[door] ?? door}
        {address && (
          <Text as="span" display="block" textStyle="xs" color="fg.muted">
            {address}
          </Text>
        )}
      </ListCell>
      <ListCell isWords name="Outcome">
        <Badge colorPalette={look.palette}>{look.name}</Badge>
        {reason && (
          <Text as="span" display="block" textStyle="xs" color="fg.muted" mt="1">
            {reason}
          </Text>
        )}
      </ListCell>
    </ListRow>
  )
}

type RecordProps = { record: NonNullable<AuditRow_entry$data['record']> }

/** The name of a record, which leads to its page if it has one. */
const RecordLink = ({ record: { kind, kindName, databaseId, name } }: RecordProps) => {
  const to = pageOfRecord(kind, databaseId)
  const shown = name ?? kindName
  return to ? (
    <TextLink to={to} display="inline-flex" alignItems="center" minH="6">
      {shown}
    </TextLink>
  ) : (
    shown
  )
}

const RecordLinks = ({ record }: RecordProps) => {
  const { kind, kindName, databaseId, name } = record
  return (
    <>
      <RecordLink record={record} />
      <Text as="span" display="block" textStyle="xs" color="fg.muted" mt="0.5">
        {name && `${kindName} · `}
        <TextLink
          display="inline-flex"
          alignItems="center"
          minH="6"
          to={auditPath + searchOf({ ...wholeTrail, record: `${kind}:${databaseId}` })}
          aria-label={`All rows about ${name ?? kindName}`}
        >
          All rows
        </TextLink>
      </Text>
    </>
  )
}

type ChangesProps = { changes: AuditRow_entry$data['changes'] }

/** The first changes are shown at once; a single one more would not take less room folded. */
const Changes = ({ changes }: ChangesProps) => {
  const folded = changes.length > changesShown + 1 ? changes.slice(changesShown) : []
  return (
    <>
      <ChangeList changes={changes.slice(0, changes.length - folded.length)} />
      {folded.length > 0 && (
        <Unfolding words={`${folded.length} more changes`}>
          <ChangeItems changes={folded} />
        </Unfolding>
      )}
    </>
  )
}

const Unfolding = ({ words, children }: { words: string; children: ReactNode }) => (
  <chakra.details mt="1" textStyle="sm" fontWeight="normal">
    <chakra.summary cursor="pointer" color="brand.fg" minH={{ base: 'touch', lg: 'auto' }} focusVisibleRing="outside">
      {words}
    </chakra.summary>
    <ul>{children}</ul>
  </chakra.details>
)

const ChangeList = (props: ChangesProps) =>
  props.changes.length === 0 ? null : (
    <Box asChild textStyle="sm" fontWeight="normal" mt="1">
      <ul>
        <ChangeItems {...props} />
      </ul>
    </Box>
  )

const ChangeItems = ({ changes }: ChangesProps) =>
  changes.map(({ name, from, to, enteredBy }) => (
    <li key={name}>
      <chakra.span color="fg.muted">{name}: </chakra.span>
      {from != null && (
        <>
          <chakra.del color="fg.muted">{from}</chakra.del>{' '}
        </>
      )}
      <span aria-hidden>→ </span>
      {to ?? <chakra.span color="fg.muted">empty</chakra.span>}
      {enteredBy != null && <chakra.span color="fg.muted"> {replacedUnseen(enteredBy)}</chakra.span>}
    </li>
  ))
