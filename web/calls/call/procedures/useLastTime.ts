import { useMemo, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ProcedureFacts } from 'domain/configuration/procedures/catalogue'
import { fieldPath } from 'domain/configuration/procedures/fieldValues'
import { fromLastTime, type FromLastTime } from 'domain/configuration/procedures/lastTime'
import type { FieldRefusal } from 'domain/kernel/refusal'
import { showDay } from '../../../ui/browser/time'
import type { LastTimeOf, LastValue } from '../../embeds/lastTime'
import type { RecordValues } from '../../embeds/recordValues'
import type { useLastTime_call$key } from './__generated__/useLastTime_call.graphql'

type Last = FromLastTime & { fieldId: string; name: string; procedureId: string; day: string }

type LastTimeOptions = {
  catalogue: readonly ProcedureFacts[]
  values: RecordValues
  /** Nothing is offered on a call that is not being recorded. */
  isOffered: boolean
  /** Ids of the procedures that usually answer the need. */
  firstIds: readonly string[]
  onTick: (procedureId: string) => void
  onFill: (filled: Readonly<Record<string, readonly string[]>>) => void
}

/**
 * *Same as last time*: offers the values of the line's last record of a procedure. Until a person confirms them, they
 * are in no entry: neither sent nor kept in the draft (rules 10.13a).
 */
export const useLastTime = (
  callKey: useLastTime_call$key,
  { catalogue, values, isOffered, firstIds, onTick, onFill }: LastTimeOptions,
) => {
  const { lastRecords } = useFragment(
    graphql`
      fragment useLastTime_call on Call {
        lastRecords {
          procedureId
          completedAt
          fields {
            fieldId
            values
          }
        }
      }
    `,
    callKey,
  )
  const known = useMemo(
    (): readonly Last[] =>
      isOffered
        ? (lastRecords ?? []).flatMap(({ procedureId, completedAt, fields }) =>
            fields.flatMap((recorded) => {
              const field = catalogue
                .find(({ id }) => id === procedureId)
                ?.fields.find(({ id }) => id === recorded.fieldId)
              if (!field) return []
              const day = showDay(new Date(completedAt))
              return { ...fromLastTime(field, recorded.values), fieldId: field.id, name: field.name, procedureId, day }
            }),
          )
        : [],
    [lastRecords, catalogue, isOffered],
  )
  /** Procedures whose values the person asked for. */
  const [asked, setAsked] = useState<readonly string[]>([])
  /** Fields that have been confirmed, declined or filled in otherwise since. */
  const [settled, setSettled] = useState<readonly string[]>([])

  const isFilled = ({ fieldId }: Last) => (values[fieldPath(fieldId)] ?? []).length > 0
  const filledNow = known.filter((last) => isFilled(last) && !settled.includes(last.fieldId))
  if (filledNow.length > 0) setSettled([...settled, ...filledNow.map(({ fieldId }) => fieldId)])

  const isPending = (last: Last): boolean =>
    last.offered.length > 0 &&
    asked.includes(last.procedureId) &&
    values.fields.includes(last.procedureId) &&
    !settled.includes(last.fieldId) &&
    !isFilled(last)
  const pending = known.filter(isPending)
  const confirm = (some: readonly Last[]) =>
    onFill(Object.fromEntries(some.map(({ fieldId, offered }) => [fieldPath(fieldId), offered])))

  const of = (procedureId: string): LastTimeOf | null => {
    const own = known.filter((last) => last.procedureId === procedureId)
    const offers = own.filter((last) => last.offered.length > 0 && !isFilled(last) && !settled.includes(last.fieldId))
    const day = own[0]?.day
    if (day === undefined) return null
    return {
      day,
      onOffer:
        offers.length > 0 && !(asked.includes(procedureId) && values.fields.includes(procedureId))
          ? () => {
              setAsked((all) => [...all.filter((id) => id !== procedureId), procedureId])
              onTick(procedureId)
            }
          : null,
      pending: own.filter(isPending).length,
      onConfirmAll: () => confirm(own.filter(isPending)),
    }
  }
  const toOffer = firstIds.map(of).find((last) => last?.onOffer)

  return {
    of,
    /** What the key for *Same as last time* does now. */
    next:
      pending.length > 0
        ? { label: 'Confirm All', run: () => confirm(pending) }
        : toOffer?.onOffer
          ? { label: 'Same as last time', run: toOffer.onOffer }
          : null,
    /** What is offered and neither confirmed nor declined; nothing is submitted before that. */
    unconfirmed: pending.map(({ fieldId, name, day }): FieldRefusal => ({
      field: fieldPath(fieldId),
      message: `${name} from ${day} is not confirmed yet`,
    })),
    valueOf: (fieldId: string): LastValue | null => {
      const last = known.find((each) => each.fieldId === fieldId)
      if (!last) return null
      const isOpen = isPending(last)
      return {
        day: last.day,
        offered: isOpen ? last.offered : [],
        gone: asked.includes(last.procedureId) && !isFilled(last) ? last.gone : [],
        compared: last.compared,
        onConfirm: () => confirm([last]),
        onDecline: () => setSettled((all) => [...all, fieldId]),
      }
    },
  }
}
