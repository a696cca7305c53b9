import { RelayEnvironmentProvider } from 'react-relay'
import { RouterProvider } from 'react-router'
import { ConnectionProvider } from '../relay/connection'
import { useSignal } from '../ui/signal'
import { NoticesContext } from '../ui/notices'
import { Theme } from '../ui/Theme'
import { Toaster } from '../ui/Toaster'
import { AppBoundary } from './AppBoundary'
import { WorkspacesContext, type Workspaces } from './workspaces'

export const App = ({ workspaces }: { workspaces: Workspaces }) => {
  const { key, wire, router, notices } = useSignal(workspaces.current)
  return (
    <Theme>
      <NoticesContext key={key} value={notices}>
        <ConnectionProvider link={wire.link}>
          <AppBoundary>
            <WorkspacesContext value={workspaces}>
              <RelayEnvironmentProvider environment={wire.environment}>
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
