import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { FieldRefusal } from 'domain/kernel/refusal'
import { lineFieldNames } from 'domain/lines/fields'
import type { Refused } from '../../../forms/record/editor'
import { plainFields } from '../../../forms/record/fields'
import { useRecordForm, type Sent } from '../../../forms/record/useRecordForm'
import { withRoom } from '../../../configuration/embeds/withRoom'
import { serverNow } from '../../../relay/serverClock'
import { dayOf } from '../../../ui/browser/facilityDay'
import { zoneOrUtc } from '../../../ui/browser/zonedTime'
import type { useLineForm_line$key } from './__generated__/useLineForm_line.graphql'
import type { useLineForm_provider$key } from './__generated__/useLineForm_provider.graphql'
import { comingHistory } from '../infections/infectionHistory'
import {
  changedFields,
  changesOf,
  entriesOf,
  lineFields,
  showEntry,
  valuesOfLine,
  wrongToSave,
  wrongWhileTyping,
  type LineField,
  type LineFormValues,
} from './lineFormValues'

type Saving = {
  readOnly: boolean
  /** Saves the person's changes. */
  onSave: (
    changes: ReturnType<typeof changesOf> & { expectedVersion: number | null },
    sent: LineFormValues,
  ) => Promise<Sent>
  onRefused: (refused: Refused, elsewhere: readonly FieldRefusal[]) => void
}

export const useLineForm = (
  lineKey: useLineForm_line$key,
  providerKey: useLineForm_provider$key,
  { readOnly, onSave, onRefused }: Saving,
) => {
  const line = useFragment(
    graphql`
      fragment useLineForm_line on Line {
        id
        version
        name
        followUpInterval
        nextChangeDate
        roomDescription
        infection
        infectionNotes
        infections {
          entryId
          start
          stop
        }
        room {
          databaseId
          name
          facility {
            databaseId
            name
            timeZone
          }
        }
      }
    `,
    lineKey,
  )
  const provider = useFragment(
    graphql`
      fragment useLineForm_provider on Provider {
        facilities {
          databaseId
          name
          timeZone
          rooms {
            databaseId
            name
          }
        }
      }
    `,
    providerKey,
  )
  const facilities = useMemo(() => withRoom(provider.facilities, line.room ?? null), [provider.facilities, line.room])
  const latest = { values: valuesOfLine(line), version: line.version }
  const recorded = latest.values
  const contextOf = ({ roomId }: LineFormValues) => ({
    timeZone: zoneOrUtc(
      facilities.find(({ rooms }) => rooms.some(({ databaseId }) => databaseId === roomId))?.timeZone,
    ),
    now: serverNow,
    recorded: recorded.infectionHistory,
  })
  const words = {
    thing: 'line',
    inPageOrder: (names: readonly string[]): string[] => lineFields.filter((field) => names.includes(field)),
    nameOf: (name: string) => lineFieldNames[name as LineField],
    show: (name: string, entry: readonly string[]) => showEntry(name, entry, facilities),
  }
  const editor = useRecordForm<LineFormValues, typeof latest>({
    latest,
    keptAs: `line ${line.id}`,
    fields: plainFields(entriesOf, words),
    check: (values, verb) => (verb === null ? wrongWhileTyping : wrongToSave)(values, contextOf(values)),
    send: ({ values, known, version }) =>
      onSave({ ...changesOf(values, changedFields(known.values, values)), expectedVersion: version }, values),
    // A read-only form shows the line as it is now.
    follows: readOnly,
    // A line does not record who changed it last.
    changedBy: 'someone else',
    onRefused,
  })
  const { values } = editor.form
  const today = dayOf(serverNow(), contextOf(values).timeZone)
  return {
    ...editor,
    lineId: line.id,
    words,
    facilities,
    today,
    recorded,
    /** The infection history after saving. */
    coming: comingHistory(values, recorded, today),
  }
}

export type LineFormState = ReturnType<typeof useLineForm>
