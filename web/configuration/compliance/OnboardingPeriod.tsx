import { graphql, useFragment } from 'react-relay'
import { complianceConfigurationInput } from 'domain/configuration/compliance/input'
import { checkInput } from 'domain/kernel/input/input'
import { TextField } from '../../forms/fields/TextField'
import { EditDialog } from '../../forms/record/EditDialog'
import { counted } from '../../ui/parts/counted'
import { SettingPanel } from '../kit/SettingPanel'
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
  const [saveConfiguration] = useSaveComplianceConfiguration()
  const save = (values: Values, expectedVersion: number | null) => {
    const { gracePeriod } = checkInput(complianceConfigurationInput, values).value!
    return saveConfiguration({ input: { gracePeriod, expectedVersion } })
  }
  return (
    <SettingPanel
      title={title}
      value={counted(days, 'day')}
      about="The time that new people have for the requirements that they do not meet yet."
      canChange={canChange}
      dialog={(close) => (
        <EditDialog<Values>
          title={title}
          latest={{ values: { gracePeriod: String(days) }, version }}
          keptAs="onboarding period"
          check={(values) => checkInput(complianceConfigurationInput, values).refusal?.fields ?? []}
          onSave={save}
          saved={() => 'Onboarding grace period saved'}
          onClose={close}
        >
          <TextField name="gracePeriod" label="Grace period" help="In days." required inputMode="numeric" />
        </EditDialog>
      )}
    />
  )
}
