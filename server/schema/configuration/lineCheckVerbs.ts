import { clearLineChecks, setLineCheckInterval, setLineCheckTime } from '../../services/line-checks/configureLineChecks'
import { IntervalUnitsRef } from './lineChecks'
import { verb } from '../kernel/verb'
import { provider } from './inputs'

verb(clearLineChecks, { success: provider })
verb(setLineCheckInterval, { types: { intervalUnits: IntervalUnitsRef }, success: provider })
verb(setLineCheckTime, { success: provider })
