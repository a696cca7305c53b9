// The options of the commands that measure and break.
import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Says how the command is called, and ends: sysexits.h EX_USAGE. */
export const badUsage = (usage: string, problem?: string): never => {
  if (problem) console.error(problem)
  console.error(usage)
  process.exit(64)
}

/** What was asked for; an option that there is not is refused, not overlooked. */
export const readOptions = <const O extends NonNullable<ParseArgsConfig['options']>>(usage: string, options: O) => {
  try {
    return parseArgs({ options }).values
  } catch (problem) {
    return badUsage(usage, (problem as Error).message)
  }
}
