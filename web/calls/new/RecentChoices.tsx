import { Button, chakra, Flex } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { useId } from 'react'
import type { NewCallValues } from './newCallValues'

type RecentChoicesProps = {
  label: string
  name: 'roomId' | 'purposeId'
  choices: readonly { value: string; label: string }[]
}

/** What this device chose last, at one tap each. */
export const RecentChoices = ({ label, name, choices }: RecentChoicesProps) => {
  const id = useId()
  const { values, setFieldValue } = useFormikContext<NewCallValues>()
  if (choices.length === 0) return null
  return (
    <Flex role="group" aria-labelledby={id} wrap="wrap" align="center" gap="2">
      <chakra.span id={id} textStyle="sm" fontWeight="medium" color="fg.muted">
        {label}
      </chakra.span>
      {choices.map((choice) => {
        const isChosen = values[name] === choice.value
        return (
          <Button
            key={choice.value}
            type="button"
            variant={isChosen ? 'solid' : 'outline'}
            aria-pressed={isChosen}
            onClick={() => void setFieldValue(name, choice.value)}
          >
            {choice.label}
          </Button>
        )
      })}
    </Flex>
  )
}
