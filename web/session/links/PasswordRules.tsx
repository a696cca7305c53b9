import { chakra } from '@chakra-ui/react'
import { Circle, CircleCheck } from 'lucide-react'
import { passwordProblems } from 'domain/account/password'

const rules = passwordProblems('')

/** What a new password must have, each marked once it has it (rules 2.7). */
export const PasswordRules = ({ id, password }: { id: string; password: string }) => {
  const missing = passwordProblems(password)
  return (
    <chakra.ul id={id} listStyleType="none" mt="2" display="grid" gap="1" textStyle="sm" color="fg.muted">
      {rules.map((rule) => {
        const isMet = !missing.includes(rule)
        const Icon = isMet ? CircleCheck : Circle
        return (
          <chakra.li key={rule} display="flex" gap="2" alignItems="flex-start" color={isMet ? 'green.fg' : undefined}>
            <chakra.span flexShrink="0" mt="0.5">
              <Icon aria-hidden size={16} />
            </chakra.span>
            <span>
              {rule}
              {isMet ? <chakra.span srOnly> (done)</chakra.span> : null}
            </span>
          </chakra.li>
        )
      })}
    </chakra.ul>
  )
}
