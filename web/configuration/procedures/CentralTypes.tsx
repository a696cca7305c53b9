import { graphql, useFragment } from 'react-relay'
import { ChoicesField } from '../../forms/fields/ChoicesField'
import { EditDialog } from '../../forms/record/EditDialog'
import { SettingPanel } from '../kit/SettingPanel'
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
  const [saveCentralTypes] = useSaveCentralTypes()
  // A type that no procedure records anymore may still be that of a line.
  const offered = [...lineTypes, ...types.filter((type) => !lineTypes.includes(type))]
  return (
    <SettingPanel
      title={title}
      value={types.length > 0 ? types.join(', ') : 'None'}
      about="The types of lines that count in the central rate of reported infections."
      canChange={canChange}
      dialog={(close) => (
        <EditDialog<Values>
          title={title}
          latest={{ values: { types }, version }}
          keptAs="central types"
          check={() => []}
          onSave={(values, expectedVersion) => saveCentralTypes({ input: { ...values, expectedVersion } })}
          saved={() => 'Central lines saved'}
          onClose={close}
        >
          <ChoicesField name="types" label="Types" options={offered.map((type) => ({ value: type, label: type }))} />
        </EditDialog>
      )}
    />
  )
}
