import { Button, Text } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { ChoicesField } from '../../forms/fields/ChoicesField'
import { EditDialog } from '../../forms/record/EditDialog'
import { Panel } from '../../ui/page/Panel'
import type { CentralTypes_configuration$key } from './__generated__/CentralTypes_configuration.graphql'
import { useSaveCentralTypes } from './procedureVerbs'

const title = 'Central Lines'

type Values = { types: readonly string[] }

type CentralTypesProps = { configuration: CentralTypes_configuration$key; canChange: boolean }

/** Which types of lines count in the central rate of reported infections (rules 7.8). */
export const CentralTypes = ({ canChange, ...props }: CentralTypesProps) => {
  const {
    lineTypes,
    centralTypes: { types, version },
  } = useFragment(
    graphql`
      fragment CentralTypes_configuration on Configuration {
        lineTypes
        centralTypes {
          types
          version
        }
      }
    `,
    props.configuration,
  )
  const [isEditing, setEditing] = useState(false)
  const [saveCentralTypes] = useSaveCentralTypes()
  // A type that no procedure records anymore may still be that of a line.
  const offered = [...lineTypes, ...types.filter((type) => !lineTypes.includes(type))]
  return (
    <Panel
      title={title}
      action={
        canChange ? (
          <Button size="sm" variant="outline" aria-label={`Edit ${title}`} onClick={() => setEditing(true)}>
            <Pencil aria-hidden />
            Edit
          </Button>
        ) : null
      }
    >
      <Text fontWeight="semibold">{types.length > 0 ? types.join(', ') : 'None'}</Text>
      <Text color="fg.muted">The types of lines that count in the central rate of reported infections.</Text>
      {isEditing ? (
        <EditDialog<Values>
          title={title}
          latest={{ values: { types }, version }}
          keptAs="central types"
          check={() => []}
          onSave={({ types: chosen }, expectedVersion) =>
            saveCentralTypes({ input: { types: chosen, expectedVersion } })
          }
          saved={() => 'Central lines saved'}
          onClose={() => setEditing(false)}
        >
          <ChoicesField name="types" label="Types" options={offered.map((type) => ({ value: type, label: type }))} />
        </EditDialog>
      ) : null}
    </Panel>
  )
}
