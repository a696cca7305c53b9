import { RelayEnvironmentProvider } from 'react-relay'
import { RouterProvider } from 'react-router'
import { ConnectionProvider } from '../../relay/connection'
import { useSignal } from '../../ui/browser/signal'
import { NoticesContext } from '../../ui/notices/notices'
import { Theme } from '../../ui/page/Theme'
import { Toaster } from '../../ui/notices/Toaster'
import { AppBoundary } from '../errors/AppBoundary'
import { WorkspacesContext, type Workspaces } from '../../session/workspaces'

export const App = ({ workspaces }: { workspaces: Workspaces }) => {
  const { key, connection, router, notices } = useSignal(workspaces.current)
  return (
    <Theme>
      <NoticesContext key={key} value={notices}>
        <ConnectionProvider connection={connection}>
          <AppBoundary>
            <WorkspacesContext value={workspaces}>
              <RelayEnvironmentProvider environment={connection.environment}>
                <RouterProvider router={router} />
              </RelayEnvironmentProvider>
            </WorkspacesContext>
          </AppBoundary>
          <Toaster />
        </ConnectionProvider>
      </NoticesContext>
    </Theme>
  )
}
