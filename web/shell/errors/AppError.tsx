import { Flex } from '@chakra-ui/react'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { problemCode, problemKind } from '../../relay/problem'
import { later } from '../../ui/browser/later'
import { ErrorState } from '../../ui/page/ErrorState'
import { BrandBar } from '../../ui/page/BrandBar'
import { useWorkspaces } from '../../session/workspaces'
import { PageNotLoaded } from '../frame/createPage'

const OfflineStart = later(() => import('../../installed/OfflineStart').then((module) => module.OfflineStart))

/** The frame itself failed to load or render. */
export const AppError = () => {
  const error = useRouteError()
  const code = problemCode(error)
  const kind = problemKind(error)
  const workspaces = useWorkspaces()

  // The provider that this tab remembers is no longer one of the person's.
  useEffect(() => {
    if (code === 'NOT_FOUND') workspaces.open({ providerId: null })
  }, [code, workspaces])

  // The workspace is replaced by one in another provider.
  if (code === 'NOT_FOUND' || code === 'PROVIDER_INACTIVE') return null
  return (
    <Flex direction="column" minH="100dvh">
      <BrandBar />
      <main>
        {kind === 'offline' ? (
          <OfflineStart onReachable={() => workspaces.open()} />
        ) : (
          <ErrorState
            {...(error instanceof PageNotLoaded ? { kind: 'part' } : { title: 'Patency could not be shown.' })}
            onRetry={() => workspaces.open()}
          />
        )}
      </main>
    </Flex>
  )
}
