import { Grid } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import type { Place } from '../../../configuration/embeds/LocationFields'
import { Fact } from '../../../ui/parts/Fact'
import { Panel } from '../../../ui/page/Panel'
import { callFieldNames, callFields, type CallField, type CallFormValues } from './callFormValues'

type AskedFactsProps = {
  purposes: readonly { databaseId: string; name: string }[]
  facilities: readonly Place[]
}

const parts: [title: string, fields: readonly CallField[]][] = [
  ['Request', callFields.slice(callFields.indexOf('purposeId'), callFields.indexOf('images'))],
  ['Patient', callFields.slice(0, callFields.indexOf('purposeId'))],
]

/** What somebody asked for, as they asked it: only what was given, for people who may not change it. */
export const AskedFacts = ({ purposes, facilities }: AskedFactsProps) => {
  const { values } = useFormikContext<CallFormValues>()
  const named: Partial<Record<CallField, string>> = {
    purposeId: purposes.find(({ databaseId }) => databaseId === values.purposeId)?.name,
    roomId: facilities.flatMap(({ rooms }) => rooms).find(({ databaseId }) => databaseId === values.roomId)?.name,
  }
  const shown = (field: CallField): string => named[field] ?? values[field] ?? ''
  return parts.map(([title, fields]) => {
    const given = fields.filter((field) => shown(field) !== '')
    return given.length === 0 ? null : (
      <Panel key={title} title={title}>
        <Grid as="dl" gap="4" templateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
          {given.map((field) => (
            <Fact key={field} name={callFieldNames[field]}>
              {shown(field)}
            </Fact>
          ))}
        </Grid>
      </Panel>
    )
  })
}
