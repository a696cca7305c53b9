import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { createRoutes } from './routes'
import { repairLink } from './session/links/repairLink'
import { App } from './shell/frame/App'
import { createWorkspaces } from './session/workspaces'
import { startColorMode } from './ui/browser/colorMode'
import { surviveTranslation } from './ui/browser/translation'

startColorMode()
surviveTranslation()
repairLink()

const workspaces = createWorkspaces({ createRouter: (workspace) => createBrowserRouter(createRoutes(workspace)) })

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <App workspaces={workspaces} />
  </StrictMode>,
)

// The development server has no build to keep.
if (import.meta.env.PROD)
  addEventListener('load', () => void import('./installed/install').then(({ install }) => install(workspaces)))
