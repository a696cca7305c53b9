import { Button, Text } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { complianceConfigurationInput } from 'domain/configuration/compliance/input'
import { checkInput } from 'domain/kernel/input/input'
import { TextField } from '../../forms/fields/TextField'
import { EditDialog } from '../../forms/record/EditDialog'
import { Panel } from '../../ui/page/Panel'
import { counted } from '../../ui/parts/counted'
import type { OnboardingPeriod_configuration$key } from './__generated__/OnboardingPeriod_configuration.graphql'
import { useSaveComplianceConfiguration } from './categoryVerbs'

const title = 'Onboarding Grace Period'

type Values = { gracePeriod: string }

type OnboardingPeriodProps = { configuration: OnboardingPeriod_configuration$key; canChange: boolean }

/** How long new people have for what they lack (rules 2.4). */
export const OnboardingPeriod = ({ canChange, ...props }: OnboardingPeriodProps) => {
  const {
    onboardingGracePeriod: { days, version },
  } = useFragment(
    graphql`
      fragment OnboardingPeriod_configuration on Configuration {
        onboardingGracePeriod {
          days
          version
        }
      }
    `,
    props.configuration,
  )
  const [isEditing, setEditing] = useState(false)
  const [saveConfiguration] = useSaveComplianceConfiguration()
  const save = (values: Values, expectedVersion: number | null) => {
    const { gracePeriod } = checkInput(complianceConfigurationInput, values).value!
    return saveConfiguration({ input: { gracePeriod, expectedVersion } })
  }
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
      <Text fontWeight="semibold">{counted(days, 'day')}</Text>
      <Text color="fg.muted">The time that new people have for the requirements that they do not meet yet.</Text>
      {isEditing ? (
        <EditDialog<Values>
          title={title}
          latest={{ values: { gracePeriod: String(days) }, version }}
          keptAs="onboarding period"
          check={(values) => checkInput(complianceConfigurationInput, values).refusal?.fields ?? []}
          onSave={save}
          saved={() => 'Onboarding grace period saved'}
          onClose={() => setEditing(false)}
        >
          <TextField name="gracePeriod" label="Grace period" help="In days." required inputMode="numeric" />
        </EditDialog>
      ) : null}
    </Panel>
  )
}
