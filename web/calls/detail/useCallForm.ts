import { useFormik } from 'formik'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { errorsOf } from '../../forms/errorsOf'
import { storedDate } from '../../forms/shownDate'
import { globalId } from '../../relay/globalId'
import { serverNow } from '../../relay/serverClock'
import { daysByProcedures, recordChanges, recordOf } from '../procedures/recordValues'
import { useCatalogue } from '../procedures/useCatalogue'
import type { useCallForm_call$data, useCallForm_call$key } from './__generated__/useCallForm_call.graphql'
import type { useCallForm_provider$data, useCallForm_provider$key } from './__generated__/useCallForm_provider.graphql'
import { callFields, changedFields, facilityOf, inFieldOrder, missingToClose, needsLine, valuesOfCall, wrongToSave, wrongWhileTyping, type CallEntryValues, type CallField, type CallFormValues } from './callFormValues'

/** A call keeps a purpose or a room that may not be chosen any more; its form must still show them. */
const choicesFor = ({ purpose, room }: useCallForm_call$data, { purposes, facilities }: useCallForm_provider$data) => ({
  purposes: purposes.some(({ databaseId }) => databaseId === purpose.databaseId) ? purposes : [purpose, ...purposes],
  facilities:
    !room || facilities.some(({ rooms }) => rooms.some(({ databaseId }) => databaseId === room.databaseId))
      ? facilities
      : facilities.some(({ databaseId }) => databaseId === room.facility.databaseId)
        ? facilities.map((facility) => (facility.databaseId === room.facility.databaseId ? { ...facility, rooms: [room, ...facility.rooms] } : facility))
        : [{ ...room.facility, rooms: [room] }, ...facilities],
})

/**
 * The entries of an open call. They begin as the call was when it was opened; what changes elsewhere is offered,
 * never put over what somebody is typing.
 */
export const useCallForm = (callKey: useCallForm_call$key, providerKey: useCallForm_provider$key) => {
  const call = useFragment(
    graphql`
      fragment useCallForm_call on Call {
        version
        updatedAt
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
        }
        room {
          databaseId
          name
          facility {
            databaseId
            name
            timeZone
            followUpsEnabled
            requiredCallFields {
              key
            }
          }
        }
        line {
          id
          infection
          infectionNotes
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
      fragment useCallForm_provider on Provider {
        purposes {
          databaseId
          name
        }
        facilities {
          databaseId
          name
          timeZone
          followUpsEnabled
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
  const choices = useMemo(() => choicesFor(call, provider), [call, provider])
  const catalogue = useCatalogue(provider)
  const context = useMemo(
    () => ({
      catalogue,
      now: serverNow,
      recorded: { fields: call.fields, followUpDays: call.followUpDays },
      choices: { ...choices, facilities: choices.facilities.map((facility) => ({ ...facility, requiredCallFields: facility.requiredCallFields.map(({ key }) => key) })) },
    }),
    [choices, catalogue, call.fields, call.followUpDays],
  )

  const latest: CallEntryValues = { ...valuesOfCall(call), ...recordOf(context) }
  // A card tells the page of a new version before its entries are read: the version that goes with these entries is
  // the one that came with their own `updatedAt`.
  const [lastRead, setRead] = useState({ version: call.version, updatedAt: call.updatedAt })
  const read = lastRead.updatedAt === call.updatedAt ? lastRead : { version: call.version, updatedAt: call.updatedAt }
  if (read !== lastRead) setRead(read)
  /** The call as the person knows it: what they changed is told from this. */
  const [{ known, knownVersion }, setKnown] = useState({ known: latest, knownVersion: call.version })
  const form = useFormik<CallEntryValues>({
    initialValues: known,
    validateOnMount: true,
    validate: (values) => errorsOf(wrongWhileTyping(values, context)),
    // Nothing is sent by Enter: a call is closed by its button.
    onSubmit: () => {},
  })

  const typed = changedFields(known, form.values)
  const changedElsewhere = changedFields(known, latest)
  const recorded = recordChanges(form.values, known, context, call.line)
  const hasRecord = Object.keys(recorded).length > 0
  const isRecordChangedElsewhere = Object.keys(recordChanges(latest, known, context, call.line)).length > 0

  // What was saved comes back through the store, as the server keeps it: that is what the person knows from then on.
  const [saved, setSaved] = useState<CallEntryValues | null>(null)
  const [shownSaved, setShownSaved] = useState(saved)
  if (saved !== shownSaved) {
    setShownSaved(saved)
    setKnown({ known: latest, knownVersion: read.version })
  }
  const showKept = useEffectEvent((sent: CallEntryValues) => {
    const kept = callFields.filter((field) => form.values[field] === sent[field])
    void form.setValues({ ...form.values, ...Object.fromEntries(kept.map((field) => [field, latest[field]])) })
  })
  useEffect(() => {
    if (shownSaved) showKept(shownSaved)
  }, [shownSaved])

  const version = () => ({ expectedVersion: changedElsewhere.length > 0 || isRecordChangedElsewhere ? knownVersion : read.version })
  return {
    form,
    choices,
    context,
    /** The facility of the room that is chosen. */
    facility: facilityOf(context.choices, form.values.roomId),
    /** Days until a visit that the procedures ask for by themselves. */
    daysByProcedures: daysByProcedures(form.values, context),
    /** Whether there are entries that an open call is saved with. */
    hasUnsaved: typed.length > 0,
    /** Whether something is recorded that only closing sends, or the saving of a completed call. */
    hasRecord,
    /** Whether the call is not any more what the form began with. */
    hasNews: changedElsewhere.length > 0 || isRecordChangedElsewhere,
    /** Takes what changed elsewhere into the fields that the person left alone. Answers those where both wrote; the person's own stay. */
    takeNews: (): CallField[] => {
      const isOwn = (field: CallField) => typed.includes(field) && form.values[field] !== latest[field]
      const taken = changedElsewhere.filter((field) => !isOwn(field))
      void form.setValues({ ...form.values, ...(hasRecord ? {} : recordOf(context)), ...Object.fromEntries(taken.map((field) => [field, latest[field]])) })
      setKnown({ known: latest, knownVersion: read.version })
      return changedElsewhere.filter(isOwn)
    },
    /** What is wrong with the entries as such; a call may be saved before it has all that closing needs. */
    wrong: () => inFieldOrder(wrongToSave(form.values, context), context),
    missing: () => inFieldOrder(missingToClose(form.values, context), context),
    needsLine: () => needsLine(form.values, context, call.line?.id ?? null),
    /** The server has these entries now; what was typed since then is still to be sent. */
    markSaved: (sent: CallEntryValues) => setSaved(sent),
    /** What saving an open call sends: the fields that the person changed and no others, made on the version that they have seen. */
    changes: () => ({ ...changesOf(form.values, typed), ...version() }),
    /** What closing sends, and saving a completed call: what is recorded as well. */
    allChanges: () => ({ ...changesOf(form.values, typed), ...recorded, ...version() }),
  }
}

const changesOf = (values: CallFormValues, fields: readonly CallField[]) => {
  const { dob, purposeId, roomId, ...texts } = values
  const input = {
    ...texts,
    dob: storedDate(dob),
    purposeId: purposeId && globalId('Purpose', purposeId),
    roomId: roomId && globalId('Room', roomId),
  }
  return Object.fromEntries(fields.map((field) => [field, input[field]])) as Partial<typeof input>
}
