import { Button, chakra, Flex } from '@chakra-ui/react'
import { useRef, useState, type SubmitEvent } from 'react'
import { FieldFrame } from '../../forms/fields/FieldFrame'
import { FormProblem } from '../../ui/notices/FormProblem'
import { Input } from '../../ui/parts/Input'
import { askFor } from './ask'
import type { LinkFacts } from './LinkPage'

/** Asks for the code of a link that came without it (rules 9.5). */
export const CodeForm = ({ onRead }: { onRead: (code: string, facts: LinkFacts) => void }) => {
  const [error, setError] = useState<string | undefined>()
  const [problem, setProblem] = useState<string | null>(null)
  const [isInFlight, setInFlight] = useState(false)
  const inFlight = useRef(false)
  const codeRef = useRef<HTMLInputElement>(null)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (inFlight.current) return
    const code = codeRef.current!.value.trim()
    setProblem(null)
    setError(code === '' ? 'Required' : undefined)
    if (code === '') return codeRef.current!.focus()
    inFlight.current = true
    setInFlight(true)
    const answer = await askFor<LinkFacts>('links/read', { token: code })
    if (answer.ok) return onRead(code, answer.data)
    inFlight.current = false
    setInFlight(false)
    const at = answer.fields.find(({ field }) => field === 'token')?.message
    const wrong = at ?? (answer.code === 'LINK_NOT_VALID' ? answer.message : undefined)
    setError(wrong)
    if (!wrong) setProblem(answer.message)
    codeRef.current?.focus()
  }

  return (
    <chakra.form noValidate mt="4" color="fg" onSubmit={(event) => void submit(event)}>
      <Flex direction="column" gap="4">
        {problem ? <FormProblem>{problem}</FormProblem> : null}
        <FieldFrame id="code" label="Code" error={error} help="Five groups of five. Capitals and dashes do not matter.">
          {(field) => (
            <Input
              {...field}
              ref={codeRef}
              name="code"
              size="lg"
              fontFamily="mono"
              autoComplete="one-time-code"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              autoFocus
              onChange={() => setError(undefined)}
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
