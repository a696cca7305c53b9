import { Button, chakra, Flex } from '@chakra-ui/react'
import { FieldFrame } from '../../forms/fields/FieldFrame'
import { FormProblem } from '../../ui/notices/FormProblem'
import { Input } from '../../ui/parts/Input'
import { useOutsideForm } from '../useOutsideForm'
import { askFor } from '../embeds/askFor'
import type { LinkFacts } from './linkFacts'

/** Asks for the code of a link that came without it (rules 9.5). */
export const CodeForm = ({ onRead }: { onRead: (code: string, facts: LinkFacts) => void }) => {
  const { formProps, errors, problem, isInFlight, clear } = useOutsideForm({
    names: ['code'],
    check: ({ code }) => ({ code: code.trim() ? undefined : 'Required' }),
    send: async (entries) => {
      const code = entries.code.trim()
      const answer = await askFor<LinkFacts>('links/read', { token: code })
      if (answer.ok) {
        onRead(code, answer.data)
        return null
      }
      const message =
        answer.fields.find(({ field }) => field === 'token')?.message ??
        (answer.code === 'LINK_NOT_VALID' ? answer.message : null)
      return { ...answer, fields: message ? [{ field: 'code', message }] : [] }
    },
    focuses: 'code',
  })

  return (
    <chakra.form {...formProps} mt="4" color="fg">
      <Flex direction="column" gap="4">
        {problem ? <FormProblem>{problem}</FormProblem> : null}
        <FieldFrame
          id="code"
          label="Code"
          error={errors.code}
          help="Five groups of five. Capitals and dashes do not matter."
        >
          {(field) => (
            <Input
              {...field}
              name="code"
              size="lg"
              fontFamily="mono"
              autoComplete="one-time-code"
              autoCapitalize="characters"
              autoFocus
              onChange={clear}
            />
          )}
        </FieldFrame>
        <Button type="submit" size="lg" w="full" aria-disabled={isInFlight}>
          {isInFlight ? 'One moment…' : 'Continue'}
        </Button>
      </Flex>
    </chakra.form>
  )
}
