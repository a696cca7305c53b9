import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import { withRoom } from '../../../configuration/embeds/withRoom'
import type { Snapshot } from '../../../forms/record/editor'
import type { EntryWords, RecordFields } from '../../../forms/record/fields'
import { serverNow } from '../../../relay/serverClock'
import { recordOf } from '../../embeds/recordValues'
import { useCatalogue } from '../../embeds/useCatalogue'
import { entriesOf, mergeEdits, showEntry, withEntries, type EntryLine } from '../drafts/entries'
import type { useCallRecord_call$data, useCallRecord_call$key } from './__generated__/useCallRecord_call.graphql'
import type {
  useCallRecord_provider$data,
  useCallRecord_provider$key,
} from './__generated__/useCallRecord_provider.graphql'
import {
  callFields,
  entryName,
  inFieldOrder,
  valuesOfCall,
  type CallEntryValues,
  type EntryContext,
} from './callFormValues'

/** A call may have a purpose or a room that is no longer offered. Its form must still show it. */
const choicesFor = (
  { purpose, room }: useCallRecord_call$data,
  { purposes, facilities }: useCallRecord_provider$data,
) => ({
  purposes: purposes.some(({ databaseId }) => databaseId === purpose.databaseId) ? purposes : [purpose, ...purposes],
  facilities: withRoom(facilities, room ?? null).map((facility) => ({
    ...facility,
    requiredCallFields: facility.requiredCallFields.map(({ key }) => key),
  })),
})

/** A call in the form's shape. An infection belongs to the line. */
export type CallShot = Snapshot<CallEntryValues> & { readonly version: number; readonly line: EntryLine }

const wordsOf = (context: EntryContext): EntryWords => ({
  thing: 'call',
  inPageOrder: (names) =>
    inFieldOrder(
      names.map((field) => ({ field })),
      context,
    ).map(({ field }) => field),
  nameOf: (name) => entryName(name, context) ?? 'Another entry',
  show: (name, entry) => showEntry(name, entry, context),
})

const fieldsOf = ({ catalogue }: EntryContext, words: EntryWords): RecordFields<CallEntryValues, CallShot> => ({
  entriesOf: (values, { line }) => entriesOf(values, catalogue, line),
  put: (values, entries, { line }) => withEntries(values, entries, catalogue, line),
  merge: (base, mine, theirs, was, is) => mergeEdits(base, mine, theirs, was.line?.id === is.line?.id),
  words,
  has: (name) => entryName(name, { catalogue }) !== null,
  // The infection of the line updates by itself, without a notice.
  quiet: ['infection', 'infectionNotes'],
  // The record of an open call is sent when it is closed.
  saved: callFields,
})

/** The call as its form reads it, what its fields offer, and how its entries are compared and named. */
export const useCallRecord = (callKey: useCallRecord_call$key, providerKey: useCallRecord_provider$key) => {
  const call = useFragment(
    graphql`
      fragment useCallRecord_call on Call {
        entriesVersion
        updatedById
        updatedBy {
          id
          databaseId
          fullName
        }
        patientFirstName
        patientLastName
        dob
        mrn
        orderingProvider
        contact
        customJob
        preComments
        comments
        roomDescription
        purpose {
          databaseId
          name
          procedureIds
        }
        room {
          databaseId
          name
          facility {
            databaseId
            name
            timeZone
            followUpsEnabled
            workingFrom
            workingTo
            workingDays
            requiredCallFields {
              key
            }
          }
        }
        images {
          databaseId
        }
        line {
          id
          infection
          infectionNotes
          followUpInterval
          completedAt
        }
        fields {
          fieldId
          procedureId
          values
        }
        followUpDays
      }
    `,
    callKey,
  )
  const provider = useFragment(
    graphql`
      fragment useCallRecord_provider on Provider {
        purposes {
          databaseId
          name
          procedureIds
        }
        facilities {
          databaseId
          name
          timeZone
          followUpsEnabled
          workingFrom
          workingTo
          workingDays
          requiredCallFields {
            key
          }
          rooms {
            databaseId
            name
          }
        }
        ...useCatalogue_provider
      }
    `,
    providerKey,
  )
  const catalogue = useCatalogue(provider)
  return useMemo(() => {
    const recorded = { fields: call.fields, followUpDays: call.followUpDays }
    const context = { catalogue, now: serverNow, recorded, choices: choicesFor(call, provider) }
    const words = wordsOf(context)
    const latest: CallShot = {
      values: { ...valuesOfCall(call), ...recordOf(context) },
      line: call.line ?? null,
      version: call.entriesVersion,
    }
    return { call, context, latest, words, fields: fieldsOf(context, words) }
  }, [call, provider, catalogue])
}
