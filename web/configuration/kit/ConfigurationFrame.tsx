import { Outlet } from 'react-router'
import { useViewer } from '../../relay/viewer'
import type { PageRow } from '../../live/pageRow'
import { TabBar } from '../../ui/page/TabBar'
import { CatalogueMenu } from '../transfer/CatalogueMenu'

/** The frame of the configuration pages: the tab bar. */
const ConfigurationFrame = ({ pages }: { pages: readonly PageRow[] }) => {
  const { canChangeConfiguration } = useViewer()
  return (
    <>
      <TabBar
        label="Configuration"
        tabs={pages.flatMap(({ path, tab }) => (tab ? { to: `/configuration/${path}`, name: tab } : []))}
      >
        {canChangeConfiguration ? <CatalogueMenu /> : null}
      </TabBar>
      <Outlet />
    </>
  )
}

export default ConfigurationFrame
