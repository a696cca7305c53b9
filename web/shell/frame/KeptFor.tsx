import { useEffect, useMemo, type ReactNode } from 'react'
import { FormKeeperContext } from '../../forms/kept/formKeeper'
import { formKeeperOf } from '../../offline/formKeeper'
import { keepFor } from '../../offline/keptFor'
import { serverNow } from '../../relay/serverClock'
import { useWorkspaces } from '../../session/workspaces'
import { useSignal } from '../../ui/browser/signal'

type KeptForProps = {
  userId: string
  /** The raw id of the provider that they work in; empty for somebody who works in none. */
  providerId: string
  /** When the session ends at the latest. */
  endsAt: string | undefined
  children: ReactNode
}

/** What is typed on the pages inside is kept in this browser, for this person until their session ends (rules 3.22a, 10.9a). */
export const KeptFor = ({ userId, providerId, endsAt, children }: KeptForProps) => {
  const workspaces = useWorkspaces()
  const isSessionOver = useSignal(workspaces.current.get().isSessionOver)
  useEffect(() => {
    if (!isSessionOver && endsAt) keepFor({ userId, endsAt }, serverNow())
  }, [isSessionOver, userId, endsAt])
  const keeper = useMemo(() => formKeeperOf({ userId, providerId }, endsAt), [userId, providerId, endsAt])
  return <FormKeeperContext value={keeper}>{children}</FormKeeperContext>
}
