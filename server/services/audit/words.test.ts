import { isWorded } from '../../domain/audit/words'
import { commands } from '../kernel/command'
import '../../schema/index'

test('rules 9.10: every command has words in the audit trail', () => {
  expect(commands.size).toBeGreaterThan(50)
  expect([...commands.keys()].filter((name) => !isWorded(name))).toEqual([])
})
