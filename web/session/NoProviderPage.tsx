import { Text } from '@chakra-ui/react'
import { Building2 } from 'lucide-react'
import { AccountLink } from './AccountLink'
import { useEffect, useEffectEvent } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { getRequest } from 'relay-runtime'
import { background } from '../relay/environment'
import { SignOutButton } from './SignOutButton'
import { OutsidePage } from './OutsidePage'
import { useNotices } from '../ui/notices/notices'
import { useWorkspaces } from './workspaces'
import type { NoProviderPageQuery } from './__generated__/NoProviderPageQuery.graphql'

const query = graphql`
  query NoProviderPageQuery {
    viewer {
      provider {
        id
      }
    }
  }
`

const askEveryMs = 5_000

/** Opens the app once the person has a provider to work in, or is signed out. */
const useWayIn = () => {
  const environment = useRelayEnvironment()
  const workspaces = useWorkspaces()
  const ask = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible') return
    // Bypasses the store: the frame would appear in a workspace whose pages were all refused.
    const answer = await environment
      .getNetwork()
      .execute(getRequest(query).params, {}, { force: true, ...background })
      .toPromise()
      .catch(() => null)
    const data = answer && 'data' in answer ? (answer.data as NoProviderPageQuery['response'] | null) : null
    if (!data || workspaces.current.get().connection.environment !== environment) return
    if (!data.viewer || data.viewer.provider) workspaces.open()
  })
  useEffect(() => {
    const look = () => void ask()
    const timer = setInterval(look, askEveryMs)
    addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
}

type NoProviderPageProps = {
  fullName: string
  /** The names of the person's inactive providers. */
  inactive: readonly string[]
}

/** For somebody who belongs to no provider, or only to inactive ones (rules 9.6). */
export const NoProviderPage = ({ fullName, inactive }: NoProviderPageProps) => {
  useWayIn()
  // The page says it itself.
  const { dismissAll } = useNotices()
  useEffect(dismissAll, [dismissAll])
  if (inactive.length > 0)
    return (
      <OutsidePage icon={Building2} heading="Your provider is inactive" footer={<SignOutButton />}>
        <Text>
          {new Intl.ListFormat('en').format(inactive)} {inactive.length > 1 ? 'are' : 'is'} inactive, so nobody can work
          there now. The data is kept.
        </Text>
        <Text mt="2">This page opens Patency as soon as it is active again. You are signed in as {fullName}.</Text>
        <AccountLink />
      </OutsidePage>
    )
  return (
    <OutsidePage icon={Building2} heading="You have no access yet" footer={<SignOutButton />}>
      <Text>You do not belong to a provider. Ask an administrator to add you. You are signed in as {fullName}.</Text>
      <AccountLink />
    </OutsidePage>
  )
}
