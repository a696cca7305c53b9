import type { FormKeeper } from '../forms/kept/formKeeper'
import { canKeep, hasKept, type Owner } from './keptFor'

/** Keeps what is typed into forms until the session ends. Its code is loaded with the first form, not with the first screen. */
export const formKeeperOf = (owner: Owner, endsAt: string | undefined): FormKeeper => {
  let loading: Promise<FormKeeper> | null = null
  const using = async <Answer>(run: (keeper: FormKeeper) => Promise<Answer>, otherwise: Answer): Promise<Answer> => {
    if (!endsAt || !canKeep()) return otherwise
    try {
      return await run(await (loading ??= import('./keptForms').then(({ keptFormsOf }) => keptFormsOf(owner))))
    } catch {
      // The code could not be loaded: nothing is kept until it can.
      loading = null
      return otherwise
    }
  }
  return {
    take: async (form) => ((await hasKept().catch(() => true)) ? using((keeper) => keeper.take(form), null) : null),
    write: (form, changes) => using((keeper) => keeper.write(form, changes), false),
    forget: (form) => using((keeper) => keeper.forget(form), undefined),
  }
}
