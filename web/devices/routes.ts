import { MonitorSmartphone } from 'lucide-react'
import type { PageRow } from '../live/pageRow'

export const devicePages: readonly PageRow[] = [
  {
    path: 'devices',
    page: () => import('./list/DevicesPage'),
    query: () => import('./list/__generated__/DevicesPageQuery.graphql'),
    section: { name: 'Devices', icon: MonitorSmartphone, menu: 'Administration' },
    may: ({ canManageDevices }) => canManageDevices,
  },
]
