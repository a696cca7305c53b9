import { useFormik } from 'formik'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { errorsOf } from '../../forms/errorsOf'
import { storedDate } from '../../forms/shownDate'
import { globalId } from '../../relay/globalId'
import type { useCallForm_call$data, useCallForm_call$key } from './__generated__/useCallForm_call.graphql'
import type { useCallForm_provider$data, useCallForm_provider$key } from './__generated__/useCallForm_provider.graphql'
import { callFields, changedFields, missingToClose, valuesOfCall, wrongToSave, wrongWhileTyping, type CallField, type CallFormValues } from './callFormValues'

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
            requiredCallFields {
              key
            }
          }
        }
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
          requiredCallFields {
            key
          }
          rooms {
            databaseId
            name
          }
        }
      }
    `,
    providerKey,
  )
  const choices = useMemo(() => choicesFor(call, provider), [call, provider])
  const catalogue = useMemo(
    () => ({
      ...choices,
      facilities: choices.facilities.map((facility) => ({ ...facility, requiredCallFields: facility.requiredCallFields.map(({ key }) => key) })),
    }),
    [choices],
  )

  const latest = valuesOfCall(call)
  // A card tells the page of a new version before its entries are read: the version that goes with these entries is
  // the one that came with their own `updatedAt`.
  const [lastRead, setRead] = useState({ version: call.version, updatedAt: call.updatedAt })
  const read = lastRead.updatedAt === call.updatedAt ? lastRead : { version: call.version, updatedAt: call.updatedAt }
  if (read !== lastRead) setRead(read)
  /** The call as the person knows it: what they changed is told from this. */
  const [{ known, knownVersion }, setKnown] = useState({ known: latest, knownVersion: call.version })
  const form = useFormik<CallFormValues>({
    initialValues: known,
    validateOnMount: true,
    validate: (values) => errorsOf(wrongWhileTyping(values, catalogue)),
    // Nothing is sent by Enter: a call is closed by its button.
    onSubmit: () => {},
  })

  const typed = changedFields(known, form.values)
  const changedElsewhere = changedFields(known, latest)

  // What was saved comes back through the store, as the server keeps it: that is what the person knows from then on.
  const [saved, setSaved] = useState<CallFormValues | null>(null)
  const [shownSaved, setShownSaved] = useState(saved)
  if (saved !== shownSaved) {
    setShownSaved(saved)
    setKnown({ known: latest, knownVersion: read.version })
  }
  const showKept = useEffectEvent((sent: CallFormValues) => {
    const kept = callFields.filter((field) => form.values[field] === sent[field])
    void form.setValues({ ...form.values, ...Object.fromEntries(kept.map((field) => [field, latest[field]])) })
  })
  useEffect(() => {
    if (shownSaved) showKept(shownSaved)
  }, [shownSaved])

  return {
    form,
    choices,
    hasUnsent: typed.length > 0,
    /** Whether the call's entries are not any more what the form began with. */
    hasNews: changedElsewhere.length > 0,
    /** Takes what changed elsewhere into the fields that the person left alone. Answers those where both wrote; the person's own stay. */
    takeNews: (): CallField[] => {
      const isOwn = (field: CallField) => typed.includes(field) && form.values[field] !== latest[field]
      const taken = changedElsewhere.filter((field) => !isOwn(field))
      void form.setValues({ ...form.values, ...Object.fromEntries(taken.map((field) => [field, latest[field]])) })
      setKnown({ known: latest, knownVersion: read.version })
      return changedElsewhere.filter(isOwn)
    },
    /** What is wrong with the entries as such; a call may be saved before it has all that closing needs. */
    wrong: () => wrongToSave(form.values, catalogue),
    missing: () => missingToClose(form.values, catalogue),
    /** The server has these entries now; what was typed since then is still to be sent. */
    markSaved: (sent: CallFormValues) => setSaved(sent),
    /** What closing and saving send: the fields that the person changed and no others, made on the version that they have seen. */
    changes: () => ({ ...changesOf(form.values, typed), expectedVersion: changedElsewhere.length > 0 ? knownVersion : read.version }),
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
